import type { LeadForm } from '@site/contract/clients/lead-submission';
import { isEmail } from './is-email.ts';
import { type LeadField, type LeadValues, leadFields, leadLimits } from './lead-values.ts';
import { findPhoneExcess } from './phone.ts';

/** A message for each field that is wrong. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/**
 * Validates a lead by the same rules in the browser, the shell, and the API (spec section 5). Trims the values first. The
 * simple forms report only the first error, in the spec's order; the program form reports one per field. An empty object
 * means that the lead is valid.
 */
export function validateLead(form: LeadForm, values: LeadValues): LeadErrors {
  const failures = findFailures(form, values);
  if (form !== 'accelerator-program') {
    return Object.fromEntries(failures.slice(0, 1));
  }
  return Object.fromEntries(
    leadFields[form].flatMap((field) => failures.filter(([failed]) => failed === field).slice(0, 1)),
  );
}

/** The input to focus after failed validation: the first invalid one in screen order. */
export function firstInvalidField(form: LeadForm, errors: LeadErrors): LeadField | undefined {
  return leadFields[form].find((field) => errors[field] !== undefined);
}

type Failure = [field: LeadField, message: string];

function findFailures(form: LeadForm, values: LeadValues): Failure[] {
  const required = form === 'accelerator-program' ? programRequired : simpleRequired;
  const fields = leadFields[form];
  const missing = Object.entries(required)
    .map(([field, message]) => [field as LeadField, message] as Failure)
    .filter(([field]) => fields.includes(field) && values[field].trim() === '');
  const email: Failure[] = isEmail(values.email.trim()) ? [] : [['email', 'Please enter a valid email address']];
  const excess = findPhoneExcess(values.phone, values.countryCode);
  const digits: Failure[] = excess ? [['phone', excess]] : [];
  const tooLong = fields
    .filter((field) => values[field].trim().length > leadLimits[field])
    .map((field): Failure => [field, `${labels[field]} can have at most ${leadLimits[field]} characters`]);
  return [...missing, ...email, ...digits, ...tooLong];
}

const simpleRequired = {
  full_name: 'Full name is required',
  email: 'Email is required',
  phone: 'Phone number is required',
  message: 'Message is required',
} satisfies LeadErrors;

const programRequired = {
  ...simpleRequired,
  company: 'Company name is required',
  acceleratorProgram: 'Please select an acceleration program',
} satisfies LeadErrors;

const labels: Record<LeadField, string> = {
  full_name: 'Full name',
  email: 'Email',
  company: 'Company name',
  countryCode: 'Country code',
  phone: 'Phone number',
  message: 'Message',
  acceleratorProgram: 'Acceleration program',
};
