import { getTableColumns } from 'drizzle-orm';
import type { JobInsert } from 'pg-boss';
import { leads } from '../database/schema.ts';
import type { MailJob } from '../mail/mail-job.ts';
import { mailQueue } from '../mail/read-mail-backlog.ts';

export type LeadRow = typeof leads.$inferInsert & { held: boolean };

/**
 * One statement that stores leads with their follow-up jobs, or nothing. A lead whose id or submission key is stored already
 * changes nothing and gets no second job. Every batch has the same text, so that a connection prepares it once.
 *
 * pg-boss inserts jobs with a statement of its own, which would need a transaction around both: four messages to the database
 * instead of one.
 */
export function insertLeads(rows: readonly LeadRow[], jobs: readonly JobInsert<MailJob>[]) {
  return {
    name: 'insert-leads',
    text,
    values: [JSON.stringify(rows.map(toNamedRow)), JSON.stringify(jobs.map(({ data }) => data))],
  };
}

/** The database itself says when a lead was received. */
const { receivedAt: _, notifiedAt: __, documentSentAt: ___, ...written } = getTableColumns(leads);
const columns = Object.entries(written).map(([key, { name }]) => ({ key: key as keyof typeof written, name }));
const names = columns.map(({ name }) => name).join(', ');

const text = `
  with stored as (
    insert into leads (${names}) select ${names} from json_populate_recordset(null::leads, $1)
    on conflict do nothing returning id
  )
  insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, keep_until, policy, dead_letter)
  select queue.name, job, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, now() + retention_seconds * interval '1 second', policy, dead_letter
  from stored
  join json_array_elements($2) job on job ->> 'leadId' = stored.id::text
  join pgboss.queue on queue.name = '${mailQueue}'
`;

function toNamedRow(row: LeadRow): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ key, name }) => [name, row[key]]));
}
