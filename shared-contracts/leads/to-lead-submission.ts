import type { LeadSource } from '@site/contract/clients/lead-source';
import type { LeadForm, LeadSubmission } from '@site/contract/clients/lead-submission';
import { defaultCountryCode, isCountryCode } from './country-codes.ts';
import { emptyLeadValues, type LeadField, type LeadValues, leadFields } from './lead-values.ts';
import { findCountryCode, toNationalNumber } from './phone.ts';

/** Where a lead comes from and how its form was filled out: everything in the payload that the visitor did not type. */
export interface LeadOrigin {
  form: LeadForm;
  /** The page the visitor came from (spec section 3). */
  path?: string | undefined;
  /** idName of the requested case study. */
  caseStudy?: string | undefined;
  /** Version of the privacy notice beside the form. */
  privacyNotice?: string | undefined;
  source?: LeadSource | undefined;
  /** Content of the honeypot field. */
  website?: string | undefined;
  /** Milliseconds between showing the form and sending it. */
  fillMs?: number | undefined;
}

/**
 * The payload of a valid form (spec sections 3 and 7): values trimmed, phone with country code, and `Not provided` or
 * `Not selected` for a company or program field that the visitor left empty.
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
    ...(origin.privacyNotice && { privacyNotice: origin.privacyNotice }),
    ...(origin.source && Object.keys(origin.source).length > 0 && { source: origin.source }),
    ...(origin.website && { website: origin.website }),
    ...(origin.fillMs !== undefined && { fillMs: origin.fillMs }),
  };
}

/**
 * The values of a form, with an empty string for each missing one. Drops files and unknown inputs. Formats the phone number,
 * whose country code, if it has one, counts more than the picker: browsers fill in whole numbers before a script can see them.
 */
export function toLeadValues(posted: FormData): LeadValues {
  const values = { ...emptyLeadValues };
  for (const field of Object.keys(values) as LeadField[]) {
    const value = posted.get(field);
    if (typeof value === 'string') {
      values[field] = value;
    }
  }
  const chosen = isCountryCode(values.countryCode) ? values.countryCode : defaultCountryCode;
  const countryCode = findCountryCode(values.phone) ?? chosen;
  return { ...values, countryCode, phone: toNationalNumber(values.phone, countryCode) };
}
