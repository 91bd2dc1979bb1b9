import { checkSubmission } from '@site/leads/check-submission';
import { count } from '@site/server/telemetry/measure';
import { type Context, Hono } from 'hono';
import { getClientAddress } from '../http/client-address.ts';
import { limitBody, tooMany } from '../http/limits.ts';
import { problem } from '../http/problem.ts';
import type { VisitorLimits } from '../http/visitor-limits.ts';
import type { StoreLead } from './lead-store.ts';
import { readPayload } from './read-payload.ts';

export interface ContactsOptions {
  storeLead: StoreLead;
  takeLead: VisitorLimits['takeLead'];
  /** How long after it is shown a form may be sent, in milliseconds. One sent sooner is asked to wait. */
  minFillMs: number;
}

/** `POST /prod/store/contacts`: accepts a lead from any form (spec section 7). */
export function createContactsRoute({ storeLead, takeLead, minFillMs }: ContactsOptions): Hono {
  const route = new Hono();

  route.use(limitBody());

  route.post('/', async (context) => {
    const payload = await readPayload(context);
    if (payload === 'unsupported') {
      return problem(context, { status: 415, title: 'Unsupported content', detail: 'Send JSON or a form.' });
    }
    if (payload === 'unreadable') {
      return problem(context, {
        status: 400,
        title: 'Unreadable',
        detail: 'The body does not match its content type.',
      });
    }
    if (payload.form && !context.req.header('Origin')) {
      return problem(context, {
        status: 403,
        title: 'Forbidden',
        detail: "A form must be sent from one of the site's pages.",
      });
    }
    const { lead, errors } = checkSubmission(payload.value);
    if (errors) {
      return problem(context, { status: 422, title: 'Invalid submission', errors });
    }
    // A delay instead of a puzzle. People never notice it, because the site's own client waits and sends again.
    if (lead.fillMs !== undefined && lead.fillMs < minFillMs) {
      return tooMany(context, Math.ceil((minFillMs - Math.max(0, lead.fillMs)) / 1000), {
        title: 'Too many requests',
        detail: 'The form was sent too soon after it was shown.',
      });
    }
    const wait = await takeLead({ address: getClientAddress(context), formName: lead.formName, email: lead.email });
    if (wait > 0) {
      return tooMany(context, wait, {
        title: 'Too many requests',
        detail: 'Too many submissions. Try again after the time in Retry-After.',
      });
    }
    await storeLead({ lead, idempotencyKey: getIdempotencyKey(context, payload.value), held: Boolean(lead.website) });
    count('site.leads', { form: lead.formName });
    return context.json({ statusCode: 200, body: { message: 'Thank you. Your submission was received.' } });
  });

  return route;
}

/** A page without JavaScript cannot set a header, so its form carries the key in a field. */
function getIdempotencyKey(context: Context, payload: unknown): string | undefined {
  const { idempotencyKey } = payload as { idempotencyKey?: unknown };
  return context.req.header('Idempotency-Key') ?? (typeof idempotencyKey === 'string' ? idempotencyKey : undefined);
}
