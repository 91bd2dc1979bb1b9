import type { LeadSource } from './lead-source.ts';

/** The forms that send a lead, by the form name in the payload (spec section 7). */
export const leadForms = ['case-study', 'contact-us', 'mobile-contact-us', 'accelerator-program'] as const;

export type LeadForm = (typeof leadForms)[number];

/** A lead as the contacts API accepts it (spec sections 3 and 7). */
export interface LeadSubmission {
  formName: LeadForm;
  full_name: string;
  email: string;
  /** Country code plus number, e.g. `+1 555-010-0199`. */
  phone: string;
  company?: string;
  message?: string;
  /** The page the visitor came from. */
  path?: string;
  acceleratorProgram?: string;
  /** idName of the requested case study. */
  description?: string;
  /** The version of the privacy notice beside the form. */
  privacyNotice?: string;
  source?: LeadSource;
  /** The value of a field that people do not see; only bots fill it in. */
  website?: string;
  /** The time between showing the form and sending it, in milliseconds. */
  fillMs?: number;
}
