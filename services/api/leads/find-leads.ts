import type { LeadForm } from '@site/contract/clients/lead-submission';
import { and, desc, eq, gte, ilike, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Lead, leads } from '../database/schema.ts';

export interface LeadFilter {
  form?: LeadForm | undefined;
  /** Received at this time or later. */
  since?: Date | undefined;
  /** Received before this time. */
  until?: Date | undefined;
  email?: string | undefined;
  /** Found in the name, company, or message. */
  text?: string | undefined;
  /** Only leads that sales has not been notified of. */
  pending?: boolean | undefined;
  /** Only leads held back as probable spam. By default only the others, or all of them if `email` asks about a person. */
  held?: boolean | undefined;
}

/** Finds leads, the newest first. */
export async function findLeads(db: Database, filter: LeadFilter): Promise<Lead[]> {
  return db
    .select()
    .from(leads)
    .where(and(...toConditions(filter)))
    .orderBy(desc(leads.receivedAt));
}

export function hasEmail(email: string): SQL {
  return eq(sql`lower(${leads.email})`, email.trim().toLowerCase());
}

function toConditions({ form, since, until, email, text, pending, held }: LeadFilter): (SQL | undefined)[] {
  const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    held === undefined && email ? undefined : eq(leads.held, held ?? false),
    form && eq(leads.formName, form),
    since && gte(leads.receivedAt, since),
    until && lt(leads.receivedAt, until),
    email ? hasEmail(email) : undefined,
    pattern ? or(...[leads.fullName, leads.company, leads.message].map((column) => ilike(column, pattern))) : undefined,
    pending ? isNull(leads.notifiedAt) : undefined,
  ];
}
