import { createHash } from 'node:crypto';
import { createLog } from '@site/server/log';
import { like } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createIndexCache } from '../assistant/index-cache.ts';
import { createSiteIndex } from '../assistant/search/site-index.ts';
import { createApi } from '../create-api.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { rateLimits } from '../database/schema.ts';
import { createDailySalt } from './daily-salt.ts';
import { createVisitorLimits } from './visitor-limits.ts';

let database: OpenDatabase;
/** Two processes with one database. */
let first: Hono;
let second: Hono;

beforeAll(async () => {
  database = await openDatabase({});
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
  first = createProcess();
  second = createProcess();
});
afterAll(() => database.close());

it('counts each visitor behind a trusted proxy alone', async () => {
  const answers = await inTurn(60, (index) => send(first, { forwardedFor: `203.0.113.${index}` }));
  expect(count(answers)).toEqual({ 200: 60 });
});

it('does not believe an address that a visitor makes up', async () => {
  const answers = await inTurn(12, (index) => send(first, { forwardedFor: `198.51.100.${index}, 203.0.113.7` }));
  expect(count(answers)).toEqual({ 200: 10, 429: 2 });
});

it('lets everybody else in after one network has sent hundreds of posts', async () => {
  const flood = await inTurn(300, (index) => send(first, { forwardedFor: `2001:db8:1:2::${index.toString(16)}` }));
  expect(count(flood)).toEqual({ 200: 10, 429: 290 });
  const others = await inTurn(20, (index) => send(first, { forwardedFor: `2001:db8:2:${index}::1` }));
  expect(count(others)).toEqual({ 200: 20 });
});

it('charges nothing for a post that is refused for what it is', async () => {
  const junk = await inTurn(50, () => send(first, { lead: { email: 'x' } }));
  expect(count(junk)).toEqual({ 422: 50 });
  expect((await send(first)).status).toBe(200);
});

it('counts together with the other processes', async () => {
  const answers = await inTurn(20, (index) => send(index % 2 ? first : second));
  expect(count(answers)).toEqual({ 200: 10, 429: 10 });
});

it('counts each form alone, and one email address wherever it comes from', async () => {
  await inTurn(10, () => send(first));
  expect((await send(first, { lead: { formName: 'case-study', description: 'Fleet Telemetry' } })).status).toBe(200);
  const answers = await inTurn(8, (index) =>
    send(first, { forwardedFor: `203.0.113.${index}`, lead: { email: `stranger+${index}@example.com` } }),
  );
  expect(count(answers)).toEqual({ 200: 5, 429: 3 });
});

it('has a budget of questions for a day that one visitor cannot use up', async () => {
  const ask = (address: string) =>
    first.request('/bedrock', toPost({ prompt: 'Hi' }, address), {
      incoming: { socket: { remoteAddress: '10.0.0.1' } },
    });
  const greedy = await inTurn(30, () => ask('203.0.113.1'));
  expect(count(greedy)).toEqual({ 200: 2, 429: 28 });
  const others = await inTurn(60, (index) => ask(`203.0.113.${index + 10}`));
  expect(count(others)).toEqual({ 200: 48, 429: 12 });
});

it('charges the day nothing for a question that the minute refuses', async () => {
  // Like Lambdas, whose limits are exact.
  const createExact = () => {
    const own = { ...settings, assistantRatePerAddress: 2, assistantPerDay: 250 };
    return createProcess(createVisitorLimits(database.query, own, { keepsRunning: false }));
  };
  const ask = (api: Hono) =>
    api.request('/bedrock', toPost({ prompt: 'Hi' }, '203.0.113.1'), {
      incoming: { socket: { remoteAddress: '10.0.0.1' } },
    });
  const impatient = createExact();
  expect(count(await inTurn(30, () => ask(impatient)))).toEqual({ 200: 2, 429: 28 });
  await database.db.delete(rateLimits).where(like(rateLimits.key, 'question:%'));
  expect((await ask(createExact())).status, 'a minute later').toBe(200);
});

it('counts the questions of one tab wherever it asks from, and lets other tabs ask', async () => {
  const ask = (session: unknown, index: number) =>
    first.request('/bedrock', toPost({ prompt: 'Hi', session }, `203.0.113.${index}`), {
      incoming: { socket: { remoteAddress: '10.0.0.1' } },
    });
  expect(count(await inTurn(20, (index) => ask('a-tab', index)))).toEqual({ 200: 15, 429: 5 });
  expect((await ask('another-tab', 50)).status).toBe(200);
  expect((await ask(7, 51)).status).toBe(200);
  expect((await ask(undefined, 52)).status).toBe(200);
});

it('stores no address, and no digest that can be turned back on another day', async () => {
  await send(first, { forwardedFor: '203.0.113.7' });
  const keys = (await database.db.select().from(rateLimits))
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('salt'));
  expect(keys.length).toBeGreaterThan(0);
  const guess = createHash('sha256').update('contact-us 203.0.113.7').digest('base64url');
  expect(keys.filter((key) => key.includes(guess) || key.includes('203.0.113.7'))).toEqual([]);

  const clock = { now: Date.parse('2026-03-01T23:59:00Z') };
  const [one, other] = [1, 2].map(() => createDailySalt(database.query, () => clock.now));
  const before = await one?.();
  expect(await other?.()).toBe(before);
  clock.now += 120_000;
  expect(await one?.()).not.toBe(before);
  expect(await other?.()).toBe(await one?.());
  const rows = await database.db.select().from(rateLimits).where(like(rateLimits.key, 'salt:%'));
  expect(rows).toHaveLength(1);
});

it('counts what arrives together with one statement, and loses none of it', async () => {
  let statements = 0;
  const query: OpenDatabase['query'] = (statement) => {
    statements++;
    return database.query(statement);
  };
  // Like a Lambda, whose limits are exact.
  const limits = createVisitorLimits(query, settings, { keepsRunning: false });
  const take = (index: number) =>
    limits.takeLead({ address: '203.0.113.1', formName: 'contact-us', email: `ada-${index}@example.com` });
  expect(await take(0)).toBe(0);
  const before = statements;
  const waits = await Promise.all(Array.from({ length: 20 }, (_, index) => take(index + 1)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(9);
  expect(statements - before).toBeLessThan(4);
});

it('limits by itself while the database is away', async () => {
  const limits = createVisitorLimits(() => Promise.reject(new Error('away')), settings);
  const lead = { address: '203.0.113.1', formName: 'contact-us', email: 'ada@example.com' };
  const waits: number[] = [];
  while (waits.length < 6) waits.push(await limits.takeLead(lead));
  expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, false, false, true]);
});

const settings = {
  ratePerAddress: 10,
  ratePerRecipient: 5,
  assistantRatePerAddress: 20,
  assistantPerDay: 50,
  fundingRatePerAddress: 0,
};

function createProcess(limits = createVisitorLimits(database.query, settings)) {
  return createApi({
    db: database.db,
    waiting: () => ({ count: 0, oldest: 0 }),
    storeLead: async () => undefined,
    siteOrigins: ['https://www.example.com'],
    trustedProxies: '10.0.0.0/8',
    log: createLog('api', 'silent'),
    minFillMs: 0,
    limits,
    assistant: {
      answer: async function* () {
        yield 'Hello';
      },
      index: createIndexCache(
        async () => createSiteIndex([], []),
        () => {},
      ),
    },
  });
}

let senders = 0;

function send(api: Hono, { forwardedFor = '203.0.113.7', lead = {} }: { forwardedFor?: string; lead?: object } = {}) {
  const body = {
    formName: 'contact-us',
    full_name: 'Ada',
    email: `ada-${senders++}@example.com`,
    phone: '+1 555-010-0199',
    message: 'Hi',
    ...lead,
  };
  return api.request('/prod/store/contacts', toPost(body, forwardedFor), {
    incoming: { socket: { remoteAddress: '10.0.0.1' } },
  });
}

function toPost(body: object, forwardedFor: string): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
    body: JSON.stringify(body),
  };
}

/** Ten at a time. */
async function inTurn(length: number, ask: (index: number) => Response | Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let index = 0; index < length; index += 10) {
    const next = Array.from({ length: Math.min(10, length - index) }, (_, offset) => ask(index + offset));
    answers.push(...(await Promise.all(next)));
  }
  return answers;
}

function count(answers: Response[]): Record<number, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, same]) => [status, same?.length]),
  ) as Record<number, number>;
}
