import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { type ApiProcess, spawnApi } from 'services/api/testing/api-process.ts';
import { hasPostgres, startPostgres } from 'services/api/testing/postgres-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer } from './mail-server.ts';
import { startSampleContent } from './sample-content.ts';

/** Nothing of it stands anywhere else, and nothing can by chance: a random id may well contain four digits in a row. */
const person = {
  formName: 'case-study',
  full_name: 'Zenobia Quillfeather',
  email: 'zenobia@quillfeather.example',
  phone: '+1 555-010-7319',
  message: 'Marmalade\nforged log line',
  description: 'Fleet Telemetry',
};
const personal = /zenobia|quillfeather|010-?7319|marmalade|forged/i;

describe.skipIf(!hasPostgres)('the log and the jobs of a failure', { timeout: 120_000 }, () => {
  let api: ApiProcess;
  let query: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const [postgres, mail, content] = await Promise.all([
      startPostgres(),
      startMailServer({ toAnswer: (recipient) => (recipient.startsWith('zenobia') ? 'refuse' : 'accept') }),
      startSampleContent(),
    ]);
    api = await spawnApi({ DATABASE_URL: postgres.url, SMTP_URL: mail.url, CONTENTFUL_HOST: content.host });
    const { db, close } = await openForCommand(readEnv({ DATABASE_URL: postgres.url }));
    query = (text) => db.execute(text);
    closers.push(postgres.stop, mail.stop, content.close, close, api.crash);
  });
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  it.each([
    {
      failure: 'a missing table',
      cause: '42P01',
      start: 'alter table leads rename to gone',
      end: 'alter table gone rename to leads',
    },
    {
      failure: 'a read-only database',
      cause: '25006',
      start:
        'alter database postgres set default_transaction_read_only = on; select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      end: 'set transaction read write; alter database postgres reset default_transaction_read_only',
    },
    {
      failure: 'a full disk',
      cause: '53100',
      start: `create function fail() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
        create trigger fail before insert on leads for each row execute function fail()`,
      end: 'drop function fail cascade',
    },
    {
      failure: 'data that the database refuses',
      cause: '23514',
      start: 'alter table leads add constraint impossible check (false) not valid',
      end: 'alter table leads drop constraint impossible',
    },
  ])('say why after $failure, but nothing about a person', async ({ cause, start, end }) => {
    const before = api.lines.length;
    await query(start).catch(() => undefined);
    expect((await submit()).status).toBeGreaterThanOrEqual(500);
    const lines = () => api.lines.slice(before).join('\n');
    await expect.poll(lines).toContain(cause);
    expect(lines()).not.toMatch(personal);
    for (const line of api.lines.slice(before)) expect(() => JSON.parse(line.replace('api: ', ''))).not.toThrow();
    await query(end).catch(() => undefined);
  });

  it('say that a recipient was refused, but not who', async () => {
    await query('alter database postgres reset default_transaction_read_only').catch(() => undefined);
    await expect.poll(async () => (await submit()).status, { timeout: 10_000 }).toBe(200);
    await expect.poll(() => api.lines.join('\n'), { timeout: 15_000 }).toContain('550');
    expect(api.lines.join('\n')).not.toMatch(personal);
    await expect
      .poll(async () => (await query("select output from pgboss.job where state = 'failed'")).rows.length)
      .toBe(1);
    const jobs = await query('select data, output from pgboss.job');
    expect(JSON.stringify(jobs.rows)).not.toMatch(personal);
  });

  function submit() {
    return fetch(`${api.url}/prod/store/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(person),
    });
  }
});
