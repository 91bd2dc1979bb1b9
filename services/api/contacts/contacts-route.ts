import { checkSubmission } from '@site/leads/check-submission';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getClientAddress } from '../client-address.ts';
import { problem } from '../problem.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { StoreLead } from './lead-store.ts';
import { readPayload } from './read-payload.ts';

export interface ContactsOptions {
  storeLead: StoreLead;
  limiter: RateLimiter;
  /** A form that is sent sooner after it was shown is asked to wait, in milliseconds. */
  minFillMs: number;
}

const bodyLimitBytes = 16 * 1024;

/** `POST /prod/store/contacts`: takes a lead of any form (spec section 7). */
export function createContactsRoute({ storeLead, limiter, minFillMs }: ContactsOptions): Hono {
  const route = new Hono();

  route.use(
    bodyLimit({
      maxSize: bodyLimitBytes,
      onError: (context) =>
        problem(context, { status: 413, title: 'Too large', detail: 'A submission can have at most 16 kB.' }),
    }),
  );

  route.post('/', async (context) => {
    const wait = limiter.take(getClientAddress(context));
    if (wait > 0) {
      return tooMany(wait, 'Too many submissions; try again after the time in Retry-After.');
    }
    const payload = await readPayload(context);
    if (payload === 'unsupported') {
      return problem(context, { status: 415, title: 'Unsupported content', detail: 'Send JSON, or a form.' });
    }
    if (payload === 'unreadable') {
      return problem(context, { status: 400, title: 'Unreadable', detail: 'The body is not what its type says.' });
    }
    if (payload.form && !context.req.header('Origin')) {
      return problem(context, { status: 403, title: 'Forbidden', detail: "A form has to come from the site's pages." });
    }
    const { lead, errors } = checkSubmission(payload.value);
    if (errors) {
      return problem(context, { status: 422, title: 'Invalid submission', errors });
    }
    // Time, not a puzzle: a person never notices, and the clients of the site wait and send again.
    if (lead.fillMs !== undefined && lead.fillMs < minFillMs) {
      return tooMany(Math.ceil((minFillMs - Math.max(0, lead.fillMs)) / 1000), 'Sent too soon after it was shown.');
    }
    await storeLead({ lead, idempotencyKey: getIdempotencyKey(payload.value), held: Boolean(lead.website) });
    return context.json({ statusCode: 200, body: { message: 'Thank you. Your submission was received.' } });

    function tooMany(seconds: number, detail: string) {
      const headers = { 'Retry-After': String(seconds) };
      return problem(context, { status: 429, title: 'Too many requests', detail, headers });
    }

    function getIdempotencyKey(value: unknown) {
      const field = (value as { idempotencyKey?: unknown }).idempotencyKey;
      return context.req.header('Idempotency-Key') ?? (typeof field === 'string' ? field : undefined);
    }
  });

  return route;
}
