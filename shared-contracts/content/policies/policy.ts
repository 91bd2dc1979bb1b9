/** A policy page's text (spec section 2, 404, error page, policies). */
export interface Policy {
  title: string;
  /** What the policy covers, in one or two sentences. */
  summary: string;
  /** The date from which it applies, if not {@link policyDate}. */
  date?: typeof policyDate;
  sections: readonly PolicySection[];
}

interface PolicySection {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** The date on which the three policies of the specification took effect. */
export const policyDate = { iso: '2025-08-06', shown: '08/06/2025' };
