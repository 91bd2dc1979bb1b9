import type { LeadSubmission } from '@site/contract/clients/lead-submission';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import { withTimeLimit } from '@site/contract/clients/with-time-limit';

export interface LeadsClientOptions {
  /** The origin of the contacts API, such as `https://abc123.execute-api.us-east-1.amazonaws.com`. */
  contactsApiUrl: string;
  /** The visitor's IP address if a server sends the lead, so that the API can tell visitors apart. */
  clientAddress?: string | undefined;
  fetch?: typeof fetch;
}

/** Time limit for a submission, including its retry, in milliseconds. */
const timeLimit = 15_000;

/** The longest `Retry-After` that the visitor is made to wait, in seconds. */
const patience = 3;

/** Sends leads to the contacts API from the browser or the shell's server (spec section 7). */
export function createLeadsClient({ contactsApiUrl, clientAddress, fetch = globalThis.fetch }: LeadsClientOptions) {
  const address = new URL('/prod/store/contacts', contactsApiUrl);

  async function submit(lead: LeadSubmission, { idempotencyKey, signal }: Parameters<LeadsClient['submit']>[1]) {
    const startedAt = performance.now();
    const request = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
        ...(clientAddress && { 'X-Forwarded-For': clientAddress }),
      },
      credentials: 'omit',
      signal: withTimeLimit(signal, timeLimit),
    } satisfies RequestInit;

    let response = await fetch(address, { ...request, body: JSON.stringify(lead) });
    const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
    if (response.status === 429 && wait <= patience) {
      await response.body?.cancel();
      await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      const waited = lead.fillMs !== undefined && { fillMs: lead.fillMs + performance.now() - startedAt };
      response = await fetch(address, { ...request, body: JSON.stringify({ ...lead, ...waited }) });
    }
    if (!response.ok) {
      throw new Error(`The contacts API responded with ${response.status}; the lead was not accepted.`);
    }
    await response.body?.cancel();
  }

  return { submit } satisfies LeadsClient;
}
