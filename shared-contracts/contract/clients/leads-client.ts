import type { LeadSubmission } from './lead-submission.ts';

/** Sends leads to the contacts API (spec section 7). */
export interface LeadsClient {
  /**
   * @param idempotencyKey the same for every retry of one submission, so that it is stored once
   * @throws where the API cannot be reached or refuses; the form then shows its failure message
   */
  submit(lead: LeadSubmission, options: { idempotencyKey: string; signal?: AbortSignal }): Promise<void>;
}
