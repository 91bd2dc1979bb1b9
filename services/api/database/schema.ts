import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, serial, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What came in through the site's forms (spec section 3, "Contact submission"). */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    formName: text('form_name').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company'),
    message: text('message'),
    path: text('path'),
    acceleratorProgram: text('accelerator_program'),
    description: text('description'),
    /** The same for every retry of one submission; nothing for senders that gave no key. */
    submissionKey: text('submission_key'),
    /** Set where the field that people do not see was filled: kept, but no mail goes out. */
    held: boolean('held').notNull().default(false),
    /** When sales was told. */
    notifiedAt: instant('notified_at'),
    /** When the visitor was sent the case study. */
    documentSentAt: instant('document_sent_at'),
  },
  (table) => [
    uniqueIndex('leads_submission_key').on(table.submissionKey),
    index('leads_received_at').on(table.receivedAt),
    index('leads_email').on(sql`lower(${table.email})`),
  ],
);

export type Lead = typeof leads.$inferSelect;

/** Money spent of the SMB programme's pool; the spent amount is the sum (spec section 7). */
export const funding = pgTable('funding', {
  id: serial('id').primaryKey(),
  recordedAt: instant('recorded_at').notNull().defaultNow(),
  /** US cents; negative for money that came back. */
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  note: text('note').notNull(),
});
