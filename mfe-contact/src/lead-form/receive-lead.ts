import { type LeadSource, leadSourceLimit } from '@site/contract/clients/lead-source';
import type { LeadForm } from '@site/contract/clients/lead-submission';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { LeadValues } from '@site/leads/lead-values';
import { toLeadSubmission, toLeadValues } from '@site/leads/to-lead-submission';
import { type LeadErrors, validateLead } from '@site/leads/validate-lead';
import { toContentKey } from './form-start.ts';

/** The result of a posted form. Unless it was sent, the typed values come back too. */
export type LeadAnswer =
  | { status: 'sent' }
  | ({ status: 'invalid'; errors: LeadErrors } & Returned)
  | ({ status: 'failed' } & Returned);

interface Returned {
  values: LeadValues;
  /** Empty if the form was posted without JavaScript. */
  idempotencyKey: string;
}

/** Milliseconds. Same as the API's default. */
const leastFillMs = 800;

/**
 * Validates a posted form and sends it to the API, on the server or in the browser. Never throws: when the API does not
 * accept the lead, the result is `failed`.
 */
export async function receiveLead(posted: FormData, form: LeadForm, leads: LeadsClient): Promise<LeadAnswer> {
  const values = toLeadValues(posted);
  const idempotencyKey = textOf(posted, 'idempotencyKey');
  const errors = validateLead(form, values);
  if (Object.keys(errors).length > 0) {
    return { status: 'invalid', errors, values, idempotencyKey };
  }
  const origin = {
    form,
    caseStudy: textOf(posted, 'description'),
    path: textOf(posted, 'path'),
    privacyNotice: textOf(posted, 'privacyNotice'),
    source: toSource(textOf(posted, 'source'), textOf(posted, 'callToAction')),
    website: textOf(posted, 'website'),
  };
  try {
    const fillMs = await fillLongEnough(textOf(posted, 'shownAt'));
    // Not tied to the request's signal: a visitor who presses Submit and leaves still wants the lead to arrive.
    const key = idempotencyKey || (await toContentKey(posted));
    await leads.submit(toLeadSubmission(values, { ...origin, fillMs }), { idempotencyKey: key });
  } catch (error) {
    console.info(`Could not send a ${form} lead; the visitor is asked to try again:`, error);
    return { status: 'failed', values, idempotencyKey };
  }
  return { status: 'sent' };
}

/** @param text what the form added as JSON in the browser */
function toSource(text: string, callToAction: string): LeadSource {
  const called = callToAction && { callToAction: callToAction.slice(0, leadSourceLimit) };
  try {
    return { ...(text && JSON.parse(text)), ...called };
  } catch {
    return { ...called };
  }
}

function textOf(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The API rejects forms that were filled out faster than a person can. Autofill can be that fast, so this waits out the
 * minimum instead of having the visitor's form rejected.
 */
async function fillLongEnough(shownAt: string): Promise<number | undefined> {
  if (!/^\d+$/.test(shownAt)) return undefined;
  const fillMs = Math.max(0, Date.now() - Number(shownAt));
  if (fillMs >= leastFillMs) return fillMs;
  await new Promise((resolve) => setTimeout(resolve, leastFillMs - fillMs));
  return leastFillMs;
}
