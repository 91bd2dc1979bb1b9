import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { assistantFeedback } from '../../database/schema.ts';
import { createSiteIndex } from '../search/site-index.ts';
import { createFeedbackRoute } from './feedback-route.ts';
import { eraseOldFeedback, storeFeedback } from './store-feedback.ts';

let database: OpenDatabase;
let sendWithLimit: (limited: boolean, body: unknown) => Promise<Response>;

beforeAll(async () => {
  database = await openDatabase({});
  sendWithLimit = async (limited, body) => {
    const route = createFeedbackRoute({
      db: database.db,
      getIndex: async () =>
        createSiteIndex([{ path: '/press#pressItem-1', kind: 'news', title: '', sections: [] }], []),
      limit: async (context, next) => (limited ? context.text('', 429) : next()),
    });
    return route.request('/', { method: 'POST', body: JSON.stringify(body) });
  };
});
beforeEach(() => database.db.delete(assistantFeedback));
afterAll(() => database.close());

const send = (body: unknown) => sendWithLimit(false, body);
const kept = () => database.db.select().from(assistantFeedback);

it('keeps a rating with its question and comment, without personal data', async () => {
  const response = await send({
    rating: 'bad',
    question: ' What does it cost? Mail ada@example.com ',
    page: '/press#pressItem-1',
    comment: 'I am Ada, call +1 571 555 0123',
  });
  expect(response.status).toBe(204);
  expect(await kept()).toMatchObject([
    {
      rating: 'bad',
      question: 'What does it cost? Mail [email]',
      page: '/press#pressItem-1',
      comment: 'I am [name], call [number]',
    },
  ]);
});

it.each([
  [{ rating: 'great', question: 'x' }, 'rating'],
  [{ rating: 'good', question: ' ' }, 'question'],
  [{ rating: 'good', question: 'x'.repeat(1001) }, 'question'],
  [{ rating: 'good', question: 'x', page: 'https://evil.example' }, 'page'],
  [{ rating: 'good', question: 'x', page: '//evil.example' }, 'page'],
  [{ rating: 'good', question: 'x', comment: 'x'.repeat(201) }, 'comment'],
])('refuses %j', async (body, field) => {
  const response = await send(body);
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toHaveProperty(field);
  expect(await kept()).toEqual([]);
});

it('keeps no page that the site does not have: anybody may write anything there', async () => {
  expect((await send({ rating: 'bad', question: 'x', page: '/ada.lovelace/571-555-0123' })).status).toBe(204);
  expect(await kept()).toMatchObject([{ page: null }]);
});

it('refuses what is too large, and who sends too often', async () => {
  expect((await send({ rating: 'good', question: 'x', junk: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await sendWithLimit(true, { rating: 'good', question: 'x' })).status).toBe(429);
  expect(await kept()).toEqual([]);
});

it('drops what comes when 20,000 are kept', async () => {
  await database.db.execute(
    sql`insert into ${assistantFeedback} (rating, question) select 'good', 'x' from generate_series(1, 20000)`,
  );
  expect(await storeFeedback(database.db, { rating: 'good', question: 'One more' })).toBe(false);
});

it('erases what is older than 180 days', async () => {
  await database.db.execute(
    sql`insert into ${assistantFeedback} (rating, question, received_at)
      values ('good', 'old', now() - interval '181 days'), ('good', 'young', now() - interval '179 days')`,
  );
  expect(await eraseOldFeedback(database.db)).toBe(1);
  expect(await kept()).toMatchObject([{ question: 'young' }]);
});
