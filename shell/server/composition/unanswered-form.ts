import { createHash } from 'node:crypto';
import { type LeadForm, leadForms } from '@site/contract/clients/lead-submission';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import { type LeadField, leadFields, leadLabels } from '@site/leads/lead-values';
import { toLeadSubmission, toLeadValues } from '@site/leads/to-lead-submission';
import { validateLead } from '@site/leads/validate-lead';
import type { Log } from '@site/server/log';
import type { OwnPage } from '../../src/routes/own-pages.tsx';
import type { UnsentForm } from '../../src/screens/FormNotSent.tsx';
import type { PostedForm } from './posted-form.ts';

/** How many inputs of a form are given back, and how many characters of each. */
const mostFields = 30;
const longestValue = 4_000;

/** Inputs that visitors do not see. */
const technical = new Set(['formName', 'idempotencyKey', 'shownAt', 'path', 'description', 'website', 'countryCode']);

interface Options {
  /** The address that it was posted to. */
  url: URL;
  form: PostedForm;
  /** Whether the page's action had started, so that the form may have been sent. */
  isActing: boolean;
  leads: LeadsClient;
  log: Log;
}

/** Whether a form is a lead, which the shell can send without the page. */
export function isLead({ inputs }: PostedForm): boolean {
  return toLeadForm(inputs) !== undefined;
}

/** Either the lead was received, or a page gives the form back to the visitor. */
type Outcome = { kind: 'received'; form: LeadForm } | { kind: 'kept'; page: OwnPage };

/**
 * Takes care of a form whose page is missing, late or broken. Sends a lead that the page had not started to send. Gives
 * any other form back to the visitor as it was typed, to send again under the same key.
 */
export async function receiveUnansweredForm({ url, form: posted, isActing, leads, log }: Options): Promise<Outcome> {
  const { inputs, bytes } = posted;
  const form = toLeadForm(inputs);
  const key = textOf(inputs, 'idempotencyKey') || toKey(bytes);
  const keep = (errors: UnsentForm['errors'] = []): Outcome => ({
    kind: 'kept',
    page: { kind: 'form-not-sent', form: { action: url.pathname, errors, ...toInputs(inputs, form, key) } },
  });
  if (!form || isActing) return keep();
  const values = toLeadValues(inputs);
  const errors = Object.entries(validateLead(form, values)).map(([name, message]) => ({ name, message }));
  if (errors.length > 0) return keep(errors);
  try {
    await leads.submit(toLeadSubmission(values, toOrigin(inputs, form)), { idempotencyKey: key });
    log.info({ form }, `Sent a ${form} lead from the shell, because its page did not answer.`);
    return { kind: 'received', form };
  } catch (error) {
    log.error({ form, err: error }, `Could not send a ${form} lead, and gave it back to the visitor.`);
    return keep();
  }
}

function toLeadForm(inputs: FormData): LeadForm | undefined {
  return leadForms.find((name) => name === inputs.get('formName'));
}

function toInputs(posted: FormData, form: LeadForm | undefined, key: string): Pick<UnsentForm, 'fields' | 'hidden'> {
  const inputs = [...posted]
    .slice(0, mostFields)
    .flatMap(([name, value]) => (typeof value === 'string' ? [{ name, value: value.slice(0, longestValue) }] : []));
  const isTyped = (name: string) =>
    (form ? leadFields[form].includes(name as LeadField) : true) && !technical.has(name);
  return {
    fields: inputs.filter(({ name }) => isTyped(name)).map((input) => ({ ...input, label: toLabel(input.name) })),
    hidden: [
      ...inputs.filter(({ name }) => !isTyped(name) && name !== 'idempotencyKey'),
      { name: 'idempotencyKey', value: key },
    ],
  };
}

function toLabel(name: string): string {
  return leadLabels[name as LeadField] ?? 'What you typed';
}

function toOrigin(posted: FormData, form: LeadForm) {
  const shownAt = textOf(posted, 'shownAt');
  return {
    form,
    caseStudy: textOf(posted, 'description'),
    path: textOf(posted, 'path'),
    website: textOf(posted, 'website'),
    fillMs: /^\d+$/.test(shownAt) ? Math.max(0, Date.now() - Number(shownAt)) : undefined,
  };
}

/** Sending the same text again is the same submission. */
function toKey(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32);
}

function textOf(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}
