import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openForCommand } from '../database/open-for-command.ts';
import { readEnv } from '../env.ts';
import { findLeads } from '../leads/find-leads.ts';
import { type ApiProcess, sendLead, spawnApi } from '../testing/api-process.ts';
import { startFreezingProxy } from '../testing/freezing-proxy.ts';
import { hasPostgres, type PostgresServer, startPostgres } from '../testing/postgres-server.ts';

/** How long a visitor waits for an answer at most, in milliseconds. */
const patience = 5000;

describe.skipIf(!hasPostgres)('leads while PostgreSQL misbehaves', { timeout: 120_000 }, () => {
  let postgres: PostgresServer;
  let api: ApiProcess;
  let admin: pg.Client;

  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    admin = await connect(postgres.url);
  });
  afterEach(async () => {
    await api.crash();
    await admin.end().catch(() => undefined);
  });
  afterAll(() => postgres.stop());

  it('are all taken while sessions are cut under load', async () => {
    api = await spawnApi({ DATABASE_URL: postgres.url });
    const load = startLoad(api.url, 'cut');
    for (let round = 1; round <= 6; round++) {
      await expect.poll(() => load.answers.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(round * 40);
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'postgres'`,
      );
    }
    const answers = await load.stop();
    expect(api.isRunning()).toBe(true);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await expectStoredOnce(postgres.url, answers);
  });

  it('are all taken while the server restarts', async () => {
    api = await spawnApi({ DATABASE_URL: postgres.url });
    const load = startLoad(api.url, 'restart');
    await expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(40);
    await admin.end();
    await postgres.restart?.();
    const before = load.answers.length;
    await expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(before + 40);
    const answers = await load.stop();
    expect(api.isRunning()).toBe(true);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patience);
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 503]))).toEqual(new Set());
    await expectStoredOnce(
      postgres.url,
      answers.filter(({ status }) => status === 200),
    );
  });

  it('are answered in time while their table is locked, and taken afterward', async () => {
    api = await spawnApi({ DATABASE_URL: postgres.url });
    await admin.query('begin; lock table leads in access exclusive mode');
    const answers = await Promise.all(keys('locked', 20).map((key) => send(api.url, key)));
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({
      leads: { count: 0 },
      mail: { dead: 0 },
    });
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(503));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patience);
    await admin.query('rollback');
    const again = await Promise.all(keys('locked', 20).map((key) => send(api.url, key)));
    expect(again.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expectStoredOnce(postgres.url, again);
  });

  it('are taken without delay while the table of limits is locked', async () => {
    api = await spawnApi({
      DATABASE_URL: postgres.url,
      RATE_LIMIT_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_RECIPIENT: '100000',
    });
    const free = await loadOf200(api.url, 'free');
    await admin.query('begin; lock table rate_limits in access exclusive mode');
    const answers = await loadOf200(api.url, 'unlimited', async () => {
      expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
    });
    await admin.query('rollback');
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(nineOfTen(answers)).toBeLessThan(nineOfTen(free) * 10);
    await expectStoredOnce(postgres.url, answers);
  });

  it('are not promised by /health/ready while the server is away', async () => {
    api = await spawnApi({ DATABASE_URL: postgres.url });
    await admin.end();
    await postgres.restart?.(async () => {
      expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
      await expect.poll(async () => (await fetch(`${api.url}/health/ready`)).status, { timeout: 5000 }).toBe(503);
      expect((await send(api.url, 'away')).status).toBe(503);
    });
    await expect.poll(async () => (await fetch(`${api.url}/health`)).status, { timeout: 5000 }).toBe(200);
    expect((await send(api.url, 'away')).status).toBe(200);
  });

  it('are taken although the sessions that are open have stopped', async () => {
    api = await spawnApi({ DATABASE_URL: postgres.url });
    await Promise.all(keys('before', 20).map((key) => send(api.url, key)));
    const resume = await stopIdleSessions(admin);
    try {
      const answers = await Promise.all(keys('stopped', 20).map((key) => send(api.url, key)));
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patience);
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      await expectStoredOnce(postgres.url, answers);
    } finally {
      resume();
    }
  });

  it('are taken although the open connections have gone silent', async () => {
    const proxy = await startFreezingProxy(postgres.url);
    onTestFinished(proxy.stop);
    api = await spawnApi({ DATABASE_URL: proxy.url });
    await Promise.all(keys('earlier', 20).map((key) => send(api.url, key)));
    proxy.freeze();
    const answers = await Promise.all(keys('silent', 20).map((key) => send(api.url, key)));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patience);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await expectStoredOnce(postgres.url, answers);
  });
});

/**
 * Stops the processes of all sessions while they wait for their clients: one that is stopped at work may hold the lock of the
 * server's log, and then no session can store anything.
 *
 * @returns how to let them go on
 */
async function stopIdleSessions(admin: pg.Client): Promise<() => void> {
  const findSessions = async () => {
    const { rows } = await admin.query<{ pid: number; state: string }>(
      `select pid, state from pg_stat_activity where pid <> pg_backend_pid() and datname = 'postgres'`,
    );
    return rows;
  };
  const areIdle = (sessions: { state: string }[]) => sessions.every(({ state }) => state === 'idle');
  const signal = (sessions: { pid: number }[], name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { pid } of sessions) {
      process.kill(pid, name);
    }
  };
  for (;;) {
    const sessions = await findSessions();
    if (areIdle(sessions)) {
      signal(sessions, 'SIGSTOP');
      if (areIdle(await findSessions())) {
        return () => signal(sessions, 'SIGCONT');
      }
      signal(sessions, 'SIGCONT');
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface Answer {
  key: string;
  status: number;
  ms: number;
}

function keys(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}

async function send(url: string, key: string): Promise<Answer> {
  const startedAt = performance.now();
  const status = await sendLead(url, key);
  return { key, status, ms: performance.now() - startedAt };
}

/** Eight visitors who send one lead after the other. */
function startLoad(url: string, name: string) {
  const answers: Answer[] = [];
  let isStopped = false;
  let next = 0;
  const senders = Array.from({ length: 8 }, async () => {
    while (!isStopped) answers.push(await send(url, `${name}-${next++}`));
  });
  return {
    answers,
    stop: async () => {
      isStopped = true;
      await Promise.all(senders);
      return answers;
    },
  };
}

/** The answers to a load of at least 200 leads. */
async function loadOf200(url: string, name: string, atEnd = async () => {}): Promise<Answer[]> {
  const load = startLoad(url, name);
  await expect.poll(() => load.answers.length, { timeout: 20_000 }).toBeGreaterThan(200);
  await atEnd();
  return load.stop();
}

/** How long nine of ten answers took at most, in milliseconds. */
function nineOfTen(answers: readonly Answer[]): number {
  return answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.9)] ?? 0;
}

async function expectStoredOnce(databaseUrl: string, answers: Answer[]) {
  const { db, close } = await openForCommand(readEnv({ DATABASE_URL: databaseUrl }));
  const stored = (await findLeads(db, {})).map(({ message }) => message?.replace('Message of ', ''));
  await close();
  expect(new Set(stored).size, 'stored twice').toBe(stored.length);
  expect(
    answers.filter(({ key }) => !stored.includes(key)),
    'lost',
  ).toEqual([]);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
