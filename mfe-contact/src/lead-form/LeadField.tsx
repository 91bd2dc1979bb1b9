import { focusAreas } from '@site/content/company/focus-areas';
import type { LeadForm } from '@site/contract/clients/lead-submission';
import { type LeadField as LeadFieldName, type LeadValues, leadLimits } from '@site/leads/lead-values';
import { SelectField } from '@site/ui/controls/SelectField';
import { TextField } from '@site/ui/controls/TextField';
import { PhoneField } from '../phone/PhoneField.tsx';

/** One field of a lead form. The phone field includes the country code. */
export function LeadField({
  field,
  form,
  values,
  error,
  isFixed,
}: {
  field: LeadFieldName;
  form: LeadForm;
  /** The form's initial values. */
  values: LeadValues;
  error: string | undefined;
  /** While the form is being sent. The field keeps its focus if it can. */
  isFixed: boolean;
}) {
  const control = { name: field, defaultValue: values[field], error };
  const text = { ...control, maxLength: leadLimits[field], readOnly: isFixed };
  switch (field) {
    case 'full_name':
      return <TextField label="Full Name" autoComplete="name" required {...text} />;
    case 'email':
      return (
        <TextField
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          required
          {...text}
        />
      );
    case 'company':
      return (
        <TextField
          label="Company Name"
          autoComplete="organization"
          required={form === 'accelerator-program'}
          placeholder={form === 'accelerator-program' ? '' : 'Optional'}
          {...text}
        />
      );
    case 'countryCode':
      return null;
    case 'phone':
      return (
        <PhoneField defaultValue={values.phone} defaultCode={values.countryCode} error={error} isFixed={isFixed} />
      );
    case 'message':
      return <TextField multiline label="Message" required {...text} />;
    case 'acceleratorProgram':
      return (
        <SelectField
          label="Focus Area"
          placeholder="Select a focus area"
          options={focusAreas}
          required
          disabled={isFixed}
          {...control}
        />
      );
  }
}
