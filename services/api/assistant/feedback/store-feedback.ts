import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { assistantFeedback, type FeedbackRating } from '../../database/schema.ts';

/** How many days feedback is kept, as the privacy notice says. */
const feedbackDays = 180;

/** More than editors ever read. What comes beyond is dropped, so that nobody can fill the disk with it. */
const mostKept = 20_000;

export interface NewFeedback {
  rating: FeedbackRating;
  question: string;
  page?: string | undefined;
  comment?: string | undefined;
}

/** @returns whether there was room for it */
export async function storeFeedback(db: Database, { rating, question, page, comment }: NewFeedback): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${assistantFeedback} (rating, question, page, comment)
    select ${rating}, ${question}, ${page ?? null}, ${comment || null}
    where (select count(*) from ${assistantFeedback}) < ${mostKept}
    returning id`);
  return rows.length > 0;
}

/** Deletes what is older than it may be. @returns how much was deleted */
export async function eraseOldFeedback(db: Database): Promise<number> {
  const old = lt(assistantFeedback.receivedAt, sql`now() - make_interval(days => ${feedbackDays})`);
  return (await db.delete(assistantFeedback).where(old).returning({ id: assistantFeedback.id })).length;
}
