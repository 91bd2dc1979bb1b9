import type { LeadSubmission } from '@site/contract/clients/lead-submission';
import type { LeadsClient } from '@site/contract/clients/leads-client';

/** A leads client that records what it is sent and responds when the test tells it to. */
export function recordLeads() {
  const sent: { lead: LeadSubmission; key: string }[] = [];
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  const client: LeadsClient = {
    submit: (lead, { idempotencyKey }) =>
      new Promise((resolve, reject) => {
        sent.push({ lead, key: idempotencyKey });
        waiting.push({ resolve, reject });
      }),
  };
  return {
    client,
    sent,
    accept: () => waiting.shift()?.resolve(),
    refuse: () => waiting.shift()?.reject(new Error('The API is down')),
  };
}
