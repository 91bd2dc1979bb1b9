import type { LeadForm } from '@site/contract/clients/lead-submission';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { LeadValues } from '@site/leads/lead-values';
import { toNationalNumber } from '@site/leads/phone';
import { toLeadSubmission, toLeadValues } from '@site/leads/to-lead-submission';
import { type LeadErrors, validateLead } from '@site/leads/validate-lead';
import { createIdempotencyKey } from './form-start.ts';

/** What became of a posted form. What was typed comes back with every answer that is not a success. */
export type LeadAnswer =
  | { status: 'sent' }
  | ({ status: 'invalid'; errors: LeadErrors } & Returned)
  | ({ status: 'failed' } & Returned);

interface Returned {
  values: LeadValues;
  idempotencyKey: string;
}

/** The API's default, in milliseconds. */
const leastFillMs = 800;

/**
 * Checks a posted form and sends it on: on the server for a page without JavaScript, in the browser with it. Never throws;
 * a lead that was not taken comes back as `failed`.
 */
export async function receiveLead(posted: FormData, form: LeadForm, leads: LeadsClient): Promise<LeadAnswer> {
  const typed = toLeadValues(posted);
  const values = { ...typed, phone: toNationalNumber(typed.phone, typed.countryCode) };
  const idempotencyKey = textOf(posted, 'idempotencyKey') || createIdempotencyKey();
  const errors = validateLead(form, values);
  if (Object.keys(errors).length > 0) {
    return { status: 'invalid', errors, values, idempotencyKey };
  }
  const origin = {
    form,
    caseStudy: textOf(posted, 'description'),
    path: textOf(posted, 'path'),
    website: textOf(posted, 'website'),
  };
  try {
    const fillMs = await fillLongEnough(textOf(posted, 'shownAt'));
    // Without the request's signal: whoever pressed Submit and left at once still wants an answer.
    await leads.submit(toLeadSubmission(values, { ...origin, fillMs }), { idempotencyKey });
  } catch (error) {
    console.info(`A ${form} lead was not taken:`, error);
    return { status: 'failed', values, idempotencyKey };
  }
  return { status: 'sent' };
}

function textOf(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * The API takes no form that was filled faster than people can, and tells its clients to wait and send again. Waiting
 * here saves whoever is that fast, with everything filled in by the browser, the refusal.
 */
async function fillLongEnough(shownAt: string): Promise<number | undefined> {
  if (!/^\d+$/.test(shownAt)) return undefined;
  const fillMs = Math.max(0, Date.now() - Number(shownAt));
  if (fillMs >= leastFillMs) return fillMs;
  await new Promise((resolve) => setTimeout(resolve, leastFillMs - fillMs));
  return leastFillMs;
}
