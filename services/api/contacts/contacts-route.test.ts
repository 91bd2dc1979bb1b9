import { createLog, type Log } from '@site/server/log';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createIndexCache } from '../assistant/index-cache.ts';
import { createSiteIndex } from '../assistant/search/site-index.ts';
import { createApi } from '../create-api.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { leads, rateLimits } from '../database/schema.ts';
import { createVisitorLimits } from '../http/visitor-limits.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import { createLeadStore, type LeadStore } from './lead-store.ts';

const site = 'https://www.example.com';
const lead = {
  formName: 'contact-us',
  full_name: 'Ada',
  email: 'ada@example.com',
  phone: '+1 555-010-0199',
  message: 'Hi',
};

describe('POST /prod/store/contacts', () => {
  let database: OpenDatabase;
  let api: Hono;
  const logged: unknown[] = [];
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    database = await openDatabase({});
    const queue = await startMailQueue(database, { log: createLog('api', 'silent'), takeOnly: true });
    closers.push(database.close, () => queue.stop({ close: false, graceful: false }));
    api = makeApi(createLeadStore(database));
  });
  beforeEach(async () => {
    await database.db.delete(leads);
    await database.db.delete(rateLimits);
    await database.embedded?.query('delete from pgboss.job');
  });
  afterAll(async () => {
    for (const close of closers.reverse()) {
      await close();
    }
  });

  it('stores the lead with its follow-up messages', async () => {
    const request = { ...lead, formName: 'case-study', description: 'Fleet Telemetry' };
    const response = await send(request);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ statusCode: 200, body: {} });
    const [stored] = await database.db.select().from(leads);
    expect(stored).toMatchObject({ formName: 'case-study', fullName: 'Ada', phone: '+1 555-010-0199', held: false });
    expect(await queuedMessages()).toEqual(['case-study', 'notification']);
  });

  it('stores the digits of other scripts as the ones that they mean', async () => {
    expect((await send({ ...lead, phone: '+١ ５５５-०१०-۰۱۹۹' })).status).toBe(200);
    const [stored] = await database.db.select().from(leads);
    expect(stored).toMatchObject({ phone: '+1 555-010-0199' });
  });

  it('stores where the lead comes from and which privacy notice it saw', async () => {
    const source = { utm_source: 'newsletter', referrer: 'https://search.example', callToAction: 'Talk to us' };
    expect((await send({ ...lead, source, privacyNotice: '2026-11-22' })).status).toBe(200);
    const [stored] = await database.db.select().from(leads);
    expect(stored).toMatchObject({ source, privacyNotice: '2026-11-22' });
  });

  it.each([
    ['is too long', { utm_source: 'x'.repeat(5_000) }, { utm_source: 'x'.repeat(200) }],
    ['has fields of its own', { utm_source: 'a', password: 'b' }, { utm_source: 'a' }],
    ['is no object', 'utm_source=a', null],
    ['has no texts', { utm_source: { $gt: '' } }, null],
  ])('loses no lead because its source %s', async (_, source, stored) => {
    expect((await send({ ...lead, source })).status).toBe(200);
    expect(await database.db.select({ source: leads.source }).from(leads)).toEqual([{ source: stored }]);
  });

  it('stores a retry of the same submission once, even if both arrive together', async () => {
    const headers = { 'Idempotency-Key': 'key-1' };
    const answers = await Promise.all([
      send(lead, headers),
      send(lead, headers),
      send({ ...lead, fillMs: 9000 }, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await database.db.$count(leads)).toBe(1);
    expect(await queuedMessages()).toEqual(['notification']);
  });

  it('stores a corrected text under the same key as another submission', async () => {
    await send(lead, { 'Idempotency-Key': 'key-1' });
    await send({ ...lead, message: 'Hi again' }, { 'Idempotency-Key': 'key-1' });
    expect(await database.db.$count(leads)).toBe(2);
  });

  it('holds a submission that filled the invisible field, and sends nothing for it', async () => {
    expect((await send({ ...lead, website: 'https://spam.example' })).status).toBe(200);
    expect(await database.db.select({ held: leads.held }).from(leads)).toEqual([{ held: true }]);
    expect(await queuedMessages()).toEqual([]);
  });

  it('asks a form that was sent too soon to wait', async () => {
    const response = await send({ ...lead, fillMs: 100 });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('1');
    expect(await database.db.$count(leads)).toBe(0);
  });

  it("accepts a form post from the site's own pages only", async () => {
    const body = new URLSearchParams({ ...lead, idempotencyKey: 'key-1' });
    const post = (origin?: string) =>
      api.request('/prod/store/contacts', { method: 'POST', body, headers: origin ? { Origin: origin } : {} });
    expect((await post(site)).status).toBe(200);
    expect((await post(site)).status).toBe(200);
    expect(await database.db.$count(leads)).toBe(1);
    expect((await post()).status).toBe(403);
    expect((await post('https://evil.example')).status).toBe(403);
  });

  it.each([
    ['names what is wrong', JSON.stringify({ ...lead, email: 'x' }), 'application/json', 422],
    ['has a JSON array', '[]', 'application/json', 422],
    ['is broken JSON', '{', 'application/json', 400],
    ['is another type', 'x', 'text/plain', 415],
    ['has more than 16 kB', JSON.stringify({ ...lead, padding: 'x'.repeat(16_384) }), 'application/json', 413],
  ])('refuses with a problem a body that %s', async (_name, body, type, status) => {
    const response = await api.request('/prod/store/contacts', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status, title: expect.any(String) });
  });

  it("lets the site's pages call and turns away those of other sites", async () => {
    const preflight = (origin: string) =>
      api.request('/prod/store/contacts', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    expect((await preflight(site)).headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await send(lead, { Origin: 'http://localhost:3000' })).status).toBe(403);
  });

  it('limits how many submissions one address may send', async () => {
    const limited = makeApi({ storeLead: async () => undefined }, 2);
    const answers = await Promise.all([1, 2, 3].map(() => limited.request('/prod/store/contacts', toRequest(lead))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('Retry-After'))).toBe(60);
  });

  it('answers 500 when storing fails, and does not reveal why', async () => {
    const failing = makeApi({ storeLead: () => Promise.reject(new Error('disk of db-1 is full')) });
    const response = await failing.request('/prod/store/contacts', toRequest(lead));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('disk');
    expect(JSON.stringify(logged)).toContain('/prod/store/contacts');
    expect(JSON.stringify(logged)).not.toContain('disk');
  });

  function makeApi({ storeLead }: Pick<LeadStore, 'storeLead'>, perMinute = 1000) {
    return createApi({
      db: database.db,
      waiting: () => ({ count: 0, oldest: 0 }),
      siteOrigins: [site],
      log: { ...createLog('api', 'silent'), error: (...entry: unknown[]) => logged.push(entry) } as Log,
      storeLead,
      trustedProxies: 'loopback',
      limits: createVisitorLimits(database.query, {
        ratePerAddress: perMinute,
        ratePerRecipient: 0,
        assistantRatePerAddress: 0,
        assistantPerDay: 0,
        fundingRatePerAddress: 0,
      }),
      minFillMs: 800,
      assistant: {
        answer: async function* () {},
        index: createIndexCache(
          async () => createSiteIndex([], []),
          () => {},
        ),
      },
    });
  }

  function send(payload: object, headers: Record<string, string> = {}) {
    return api.request('/prod/store/contacts', toRequest(payload, headers));
  }

  async function queuedMessages() {
    const jobs = await database.embedded?.query<{ message: string }>(
      `select data->>'message' as message from pgboss.job order by 1`,
    );
    return jobs?.rows.map(({ message }) => message);
  }
});

function toRequest(payload: object, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(payload), headers: { 'Content-Type': 'application/json', ...headers } };
}
