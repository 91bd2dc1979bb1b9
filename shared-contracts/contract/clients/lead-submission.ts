/** The forms that send a lead (spec section 7), by the form name in the payload. */
export const leadForms = ['case-study', 'contact-us', 'mobile-contact-us', 'accelerator-program'] as const;

export type LeadForm = (typeof leadForms)[number];

/** A lead as the contacts API takes it (spec sections 3 and 7). */
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
  /** idName of the case study that is asked for. */
  description?: string;
  /** What stood in the field that people do not see; only programs fill it. */
  website?: string;
  /** Milliseconds between showing the form and sending it. */
  fillMs?: number;
}
