import type { LeadSource } from '@site/contract/clients/lead-source';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Submissions of the site's forms (spec section 3, "Contact submission"). */
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
    /** The version of the privacy notice beside the form. */
    privacyNotice: text('privacy_notice'),
    /** Campaign, referrer and call to action, as far as they are known. */
    source: jsonb('source').$type<LeadSource>(),
    /** The same for every retry of a submission. Null if the sender gave no key. */
    submissionKey: text('submission_key'),
    /** Whether the invisible field was filled, probably by a spam program. No mail goes out for a held lead. */
    held: boolean('held').notNull().default(false),
    /** When the mail to sales was sent. */
    notifiedAt: instant('notified_at'),
    /** When the mail with the case study was sent to the visitor. */
    documentSentAt: instant('document_sent_at'),
  },
  (table) => [
    uniqueIndex('leads_submission_key').on(table.submissionKey),
    index('leads_received_at').on(table.receivedAt),
    index('leads_email').on(sql`lower(${table.email})`),
    index('leads_document_sent_at').on(table.documentSentAt).where(sql`${table.documentSentAt} is not null`),
  ],
);

export type Lead = typeof leads.$inferSelect;

/** Money spent from the SMB program's funding pool. The spent amount is the sum (spec section 7). */
export const funding = pgTable('funding', {
  id: serial('id').primaryKey(),
  recordedAt: instant('recorded_at').notNull().defaultNow(),
  /** US cents. Negative for money that was returned. */
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  note: text('note').notNull(),
});

/** What visitors have used up of their limits. The migration makes it unlogged: it is written often and worth little. */
export const rateLimits = pgTable('rate_limits', {
  /** A digest. */
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** In milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/** How many tokens the assistant's model has read and written, by day in UTC. */
export const assistantUsage = pgTable('assistant_usage', {
  day: date('day').primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
});

/** How visitors judged the assistant's answers. Without personal data: it is removed before a row is written. */
export const assistantFeedback = pgTable(
  'assistant_feedback',
  {
    id: serial('id').primaryKey(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    rating: text('rating').$type<FeedbackRating>().notNull(),
    question: text('question').notNull(),
    /** The page that the answer quoted first. */
    page: text('page'),
    comment: text('comment'),
  },
  (table) => [index('assistant_feedback_received_at').on(table.receivedAt)],
);

/** `unanswered` if the assistant did not know. */
export type FeedbackRating = 'good' | 'bad' | 'unanswered';
