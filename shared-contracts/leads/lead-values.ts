import type { LeadForm } from '@site/contract/clients/lead-submission';

/**
 * What a visitor typed into a lead form, by the `name` of the input. The names are those of the payload, so that a form
 * posted without JavaScript reads the same.
 */
export interface LeadValues {
  full_name: string;
  email: string;
  company: string;
  /** `+1` and so on; the picker beside the phone field. */
  countryCode: string;
  /** National number without the country code, e.g. `555-010-0199`. */
  phone: string;
  message: string;
  acceleratorProgram: string;
}

export type LeadField = keyof LeadValues;

/** The inputs of each form in their order on the screen (spec section 2). */
export const leadFields: Record<LeadForm, readonly ['full_name', 'email', ...LeadField[]]> = {
  'contact-us': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message'],
  'mobile-contact-us': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message'],
  'case-study': ['full_name', 'email', 'countryCode', 'phone'],
  'accelerator-program': ['full_name', 'email', 'company', 'countryCode', 'phone', 'message', 'acceleratorProgram'],
};

/** Longest value of each input in UTF-16 units, as `maxlength` counts; enforced again wherever a lead is checked. */
export const leadLimits: Record<LeadField, number> = {
  full_name: 120,
  email: 254,
  company: 160,
  countryCode: 4,
  phone: 12,
  message: 2000,
  acceleratorProgram: 160,
};

/** A form before anything was typed. */
export const emptyLeadValues: LeadValues = {
  full_name: '',
  email: '',
  company: '',
  countryCode: '+1',
  phone: '',
  message: '',
  acceleratorProgram: '',
};
