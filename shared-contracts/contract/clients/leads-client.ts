import type { LeadSubmission } from './lead-submission.ts';

/** Sends leads to the contacts API (spec section 7). */
export interface LeadsClient {
  /**
   * @param idempotencyKey the same for every retry of a submission, so that it is stored only once
   * @throws if the API is unreachable or refuses the lead; the form then shows its error message
   */
  submit(lead: LeadSubmission, options: { idempotencyKey: string; signal?: AbortSignal }): Promise<void>;
}
