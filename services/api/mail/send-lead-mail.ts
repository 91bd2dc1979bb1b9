import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/database.ts';
import { type Lead, leads } from '../database/schema.ts';
import type { Mailer } from './create-mailer.ts';
import type { GetCaseStudyDocument } from './document/case-study-document.ts';
import { type MailSettings, toLeadMail } from './lead-mail.ts';
import type { MailJob } from './mail-job.ts';
import { toMailbox } from './to-mailbox.ts';

/** @returns `false` if the message was not sent because its recipient has had enough of them today */
export type SendLeadMail = (job: MailJob) => Promise<boolean>;

export function createSendLeadMail(
  { db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>,
  mailer: Mailer,
  settings: MailSettings,
  getDocument: GetCaseStudyDocument,
): SendLeadMail {
  return async ({ leadId, message }) => {
    const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
    // Erased in the meantime, at the person's request.
    if (!lead) {
      return true;
    }
    if (message === 'notification') {
      await mailer.send(toLeadMail(lead, message, settings));
      await db.update(leads).set({ notifiedAt: sql`now()` }).where(eq(leads.id, leadId));
      return true;
    }
    if (!(await claimDocument(transaction, lead, settings.documentsPerDay))) {
      return false;
    }
    try {
      const document = await getDocument(lead.description ?? '');
      await mailer.send(toLeadMail(lead, message, settings, document));
    } catch (error) {
      await db.update(leads).set({ documentSentAt: null }).where(eq(leads.id, leadId));
      throw error;
    }
    return true;
  };
}

/**
 * Marks a lead's document as sent, before it is, unless its address has had as many as it may have in 24 hours. Anyone can
 * type the address of a stranger, so the count is by mailbox, whichever lead it came from.
 */
async function claimDocument(transaction: OpenDatabase['transaction'], lead: Lead, limit: number): Promise<boolean> {
  const mailbox = toMailbox(lead.email);
  return transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
    const isRecent = and(
      eq(sql`lower(regexp_replace(${leads.email}, '\\+[^@]*@', '@'))`, mailbox),
      ne(leads.id, lead.id),
      gt(leads.documentSentAt, sql`now() - interval '1 day'`),
    );
    if (limit > 0 && (await tx.$count(leads, isRecent)) >= limit) {
      return false;
    }
    await tx.update(leads).set({ documentSentAt: sql`now()` }).where(eq(leads.id, lead.id));
    return true;
  });
}
