import type { LeadForm, LeadSubmission } from '@site/contract/clients/lead-submission';
import { defaultCountryCode, isCountryCode } from './country-codes.ts';
import { emptyLeadValues, type LeadField, type LeadValues, leadFields } from './lead-values.ts';

/** Where a lead comes from and how its form was filled; the rest of the payload beside the typed values. */
export interface LeadOrigin {
  form: LeadForm;
  /** The page the visitor came from (spec section 3). */
  path?: string | undefined;
  /** idName of the case study that is asked for. */
  caseStudy?: string | undefined;
  /** Content of the field that people do not see. */
  website?: string | undefined;
  /** Milliseconds between showing the form and sending it. */
  fillMs?: number | undefined;
}

/**
 * The payload of a checked form (spec sections 3 and 7): trimmed, the phone with its country code, and the defaults
 * `Not provided` and `Not selected` where the form has the field and the visitor left it empty.
 */
export function toLeadSubmission(values: LeadValues, origin: LeadOrigin): LeadSubmission {
  const has = (field: LeadField) => leadFields[origin.form].includes(field);
  return {
    formName: origin.form,
    full_name: values.full_name.trim(),
    email: values.email.trim(),
    phone: `${values.countryCode.trim() || defaultCountryCode} ${values.phone.trim()}`,
    ...(has('company') && { company: values.company.trim() || 'Not provided' }),
    ...(has('message') && { message: values.message.trim() }),
    ...(has('acceleratorProgram') && { acceleratorProgram: values.acceleratorProgram.trim() || 'Not selected' }),
    ...(origin.path && { path: origin.path }),
    ...(origin.caseStudy && { description: origin.caseStudy }),
    ...(origin.website && { website: origin.website }),
    ...(origin.fillMs !== undefined && { fillMs: origin.fillMs }),
  };
}

/** The values of a posted form, every missing one empty. Files and unknown inputs are left out. */
export function toLeadValues(posted: FormData): LeadValues {
  const values = { ...emptyLeadValues };
  for (const field of Object.keys(values) as LeadField[]) {
    const value = posted.get(field);
    if (typeof value === 'string') {
      values[field] = value;
    }
  }
  return isCountryCode(values.countryCode) ? values : { ...values, countryCode: defaultCountryCode };
}
