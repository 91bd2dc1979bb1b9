import type { LeadForm } from '@site/contract/clients/lead-submission';

/**
 * What a visitor typed into a lead form, by the `name` of the input. The names are those of the payload, so that a form
 * posted without JavaScript can be read the same way.
 */
export interface LeadValues {
  full_name: string;
  email: string;
  company: string;
  /** The country code chosen next to the phone field, such as `+1`. */
  countryCode: string;
  /** The national number without the country code, such as `555-010-0199`. */
  phone: string;
  message: string;
  acceleratorProgram: string;
}

export type LeadField = keyof LeadValues;

/** The inputs of each form, in screen order (spec section 2). */
export const leadFields: Record<LeadForm, readonly ['full_name', 'email', ...LeadField[]]> = {
  'contact-us': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message'],
  'mobile-contact-us': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message'],
  'case-study': ['full_name', 'email', 'countryCode', 'phone'],
  'accelerator-program': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message', 'acceleratorProgram'],
};

/** The longest value of each input in UTF-16 units, as `maxlength` counts them. Every check of a lead enforces them. */
export const leadLimits: Record<LeadField, number> = {
  full_name: 120,
  email: 254,
  company: 160,
  countryCode: 4,
  phone: 12,
  message: 2000,
  acceleratorProgram: 160,
};

/** The visible label of each input (spec section 2). */
export const leadLabels: Record<LeadField, string> = {
  full_name: 'Full Name',
  email: 'Email Address',
  company: 'Company Name',
  countryCode: 'Country code',
  phone: 'Phone Number',
  message: 'Message',
  acceleratorProgram: 'Focus area',
};

/** The values of an empty form. */
export const emptyLeadValues: LeadValues = {
  full_name: '',
  email: '',
  company: '',
  countryCode: '+1',
  phone: '',
  message: '',
  acceleratorProgram: '',
};
