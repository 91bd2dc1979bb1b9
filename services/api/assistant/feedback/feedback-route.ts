import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { limitBody } from '../../http/limits.ts';
import { problem } from '../../http/problem.ts';
import type { VisitorLimits } from '../../http/visitor-limits.ts';
import type { IndexCache } from '../index-cache.ts';
import { withoutPersonalData } from './personal-data.ts';
import { storeFeedback } from './store-feedback.ts';

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest, `At most ${longest} characters.`));

const feedbackSchema = v.object({
  rating: v.picklist(['good', 'bad', 'unanswered'], 'Should be good, bad, or unanswered.'),
  question: v.pipe(text(1000), v.nonEmpty('Should be the question.')),
  page: v.optional(v.pipe(text(200), v.regex(/^\/(?!\/)[\w\-./#%]*$/, 'Should be a path of this site.'))),
  comment: v.optional(text(200)),
});

export interface FeedbackOptions {
  db: Database;
  getIndex: IndexCache['get'];
  limit: VisitorLimits['feedback'];
}

/** `POST /assistant/feedback`: keeps what a visitor chose to send about an answer, without personal data. */
export function createFeedbackRoute({ db, getIndex, limit }: FeedbackOptions): Hono {
  const route = new Hono();

  route.post('/', limitBody(), limit, async (context) => {
    const parsed = v.safeParse(feedbackSchema, await context.req.json().catch(() => ({})));
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.issues.map(({ path, message }) => [path?.[0].key ?? 'body', message]));
      return problem(context, { status: 422, title: 'Invalid feedback', errors });
    }
    const { rating, question, page, comment } = parsed.output;
    const index = await getIndex().catch(() => undefined);
    const vocabulary = index?.vocabulary ?? new Set<string>();
    await storeFeedback(db, {
      rating,
      question: withoutPersonalData(question, vocabulary),
      page: index?.pages.find(({ path }) => path === page)?.path,
      comment: comment && withoutPersonalData(comment, vocabulary),
    });
    return context.body(null, 204);
  });

  return route;
}
