/** A lead as the contacts API takes it (spec sections 3 and 7). */
export interface LeadSubmission {
  formName: 'case-study' | 'contact-us' | 'mobile-contact-us' | 'accelerator-program';
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
}
