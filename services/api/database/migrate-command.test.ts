import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendLead, spawnApi } from '../testing/api-process.ts';
import { hasPostgres, type PostgresServer, startPostgres } from '../testing/postgres-server.ts';

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' };

it.each([
  [{ ...production, SMTP_URL: '' }, 'Set DATABASE_URL and SMTP_URL'],
  [{ ...production }, 'Set DATABASE_URL:'],
])('the API does not start in production without its servers', async (environment, message) => {
  await expect(spawnApi(environment)).rejects.toThrow(message);
});

describe.skipIf(!hasPostgres)('in production', { timeout: 120_000 }, () => {
  let postgres: PostgresServer;
  let ofApp: string;

  beforeAll(async () => {
    postgres = await startPostgres();
    await query(postgres.url, 'create role app login');
    ofApp = postgres.url.replace('test@', 'app@');
  });
  afterAll(() => postgres.stop());

  it('the API leaves the structure of the database to the command, and runs with a role that owns nothing', async () => {
    await expect(spawnApi({ ...production, DATABASE_URL: ofApp })).rejects.toThrow('npm run migrate');
    expect(await query(postgres.url, "select 1 from pg_tables where schemaname in ('public', 'pgboss')")).toEqual([]);

    await migrate(postgres.url, '--grant-to', 'app');
    await migrate(postgres.url, '--grant-to', 'app');
    const before = await structure();
    const api = await spawnApi({ ...production, DATABASE_URL: ofApp });
    expect(await sendLead(api.url, 'a')).toBe(200);
    expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
    await expect
      .poll(() => query(ofApp, 'select 1 from pgboss.job where retry_count > 0'), { timeout: 20_000 })
      .toHaveLength(1);
    expect(await api.stop()).toBe(0);
    expect(await structure()).toEqual(before);
    await expect(query(ofApp, 'create table public.mine ()')).rejects.toThrow('permission denied');
    expect(api.lines.join('\n')).not.toContain('42501');
  });

  const structure = () =>
    query(
      postgres.url,
      "select oid, relname from pg_class where relnamespace::regnamespace::text !~ '^pg_[^b]' order by oid",
    );
});

async function migrate(databaseUrl: string, ...args: string[]) {
  const command = join(import.meta.dirname, 'migrate-command.ts');
  await promisify(execFile)(process.execPath, [command, ...args], { env: { DATABASE_URL: databaseUrl } });
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
