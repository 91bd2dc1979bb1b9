import { createHash, randomUUID } from 'node:crypto';
import type { LeadSubmission } from '@site/contract/clients/lead-submission';
import type { OpenDatabase } from '../database/database.ts';
import { toFailure } from '../database/failure.ts';
import { toMailJobs } from '../mail/mail-job.ts';
import { type Batcher, createBatcher } from './batcher.ts';
import { insertLeads, type LeadRow } from './insert-leads.ts';

interface NewLead {
  lead: LeadSubmission;
  /** The same for every retry of a submission. */
  idempotencyKey?: string | undefined;
  /** Whether to keep the lead without sending anything until somebody has looked at it. */
  held: boolean;
}

/** Resolves once the lead and its follow-up messages are committed, now or by an earlier try. */
export type StoreLead = (lead: NewLead) => Promise<void>;

export interface LeadStore {
  storeLead: StoreLead;
  /** The leads that are not stored yet. */
  waiting: Batcher<unknown>['waiting'];
}

/**
 * Stores leads together with their follow-up jobs, in one statement. Leads that arrive during a statement share the next one.
 * That makes the embedded database fast enough, which runs one at a time.
 *
 * A statement whose connection failed runs again on another one. It may have been committed nonetheless, so its rows keep
 * their ids.
 */
export function createLeadStore({ query, embedded }: Pick<OpenDatabase, 'query' | 'embedded'>): LeadStore {
  const batcher = createBatcher<LeadRow>({ atOnce: embedded ? 1 : 4, toFailure }, async (batch) => {
    await query(insertLeads(batch, batch.flatMap(toMailJobs)));
  });
  return { storeLead: (lead) => batcher.add(toRow(lead)), waiting: batcher.waiting };
}

function toRow({ lead, idempotencyKey, held }: NewLead): LeadRow {
  return {
    id: randomUUID(),
    formName: lead.formName,
    fullName: lead.full_name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    message: lead.message,
    path: lead.path,
    acceleratorProgram: lead.acceleratorProgram,
    description: lead.description,
    privacyNotice: lead.privacyNotice,
    source: lead.source,
    submissionKey: idempotencyKey && toSubmissionKey(idempotencyKey, lead),
    held,
  };
}

/**
 * Combines the key with the text. A visitor whose first try seemed to fail may correct the text and send it again, and a
 * page without JavaScript then sends the same key. That is a new submission.
 */
function toSubmissionKey(
  idempotencyKey: string,
  { fillMs, website, source, privacyNotice, ...lead }: LeadSubmission,
): string {
  const text = JSON.stringify([idempotencyKey, ...Object.entries(lead).sort()]);
  return createHash('sha256').update(text).digest('base64url');
}
