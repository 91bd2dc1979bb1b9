import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../start-api.ts';
import { type ApiProcess, spawnApi, submitLead } from '../testing/api-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'leads-command-'));
let api: ApiProcess;
afterAll(async () => {
  await api.crash();
  rmSync(dataDir, { recursive: true, force: true });
});

it('reads and changes leads while the API runs and after it has stopped', async () => {
  api = await spawnApi({ DATA_DIR: dataDir });
  for (const key of ['a', 'b']) {
    await submitLead(api.url, key);
  }
  const spam = { formName: 'case-study', full_name: 'Held', email: 'held@example.com', phone: '+1 5', website: 'x' };
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${api.url}/prod/store/contacts`, { method: 'POST', headers, body: JSON.stringify(spam) });

  expect(await run('leads')).toMatch(/Visitor b <visitor-b@example\.com>[\s\S]+Visitor a[\s\S]+2 leads/);
  expect(await run('leads', 'list', '--text', 'of a')).toMatch(/^\S+ {2}contact-us[\s\S]+Visitor a[\s\S]+1 lead\n$/);
  const [held] = JSON.parse(await run('leads', 'export', '--format', 'json', '--held'));
  expect(held).toMatchObject({ fullName: 'Held', notifiedAt: null });
  expect(await run('leads', 'release', held.id)).toBe('Released.\n');
  await expect.poll(() => outbox(held.id).length, { timeout: 10_000 }).toBe(2);
  expect(await run('funding', 'add', '12,500.50', 'Workshop')).toContain('Spent: $12,500.50');
  expect(await (await fetch(`${api.url}/smb/spentAmount`)).json()).toMatchObject({
    body: { amountSpend: '$12,500.50' },
  });

  // Anyone who can reach the socket can read every lead.
  expect(statSync(join(dataDir, 'api/socket')).mode & 0o077).toBe(0);
  await expect(startApi({ port: 0, dataDir })).rejects.toThrow(/process \d+ is using it/);
  expect(await api.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'api/owner.json'))).toBe(false);
  expect(existsSync(join(dataDir, 'api/socket'))).toBe(false);

  expect(await run('leads', 'erase', '--email', 'HELD@example.com')).toBe('Erased 1 of HELD@example.com.\n');
  expect(outbox(held.id)).toEqual([]);
  expect(await run('leads')).toContain('2 leads');
  expect(await run('funding', 'remove', '1')).toContain('Spent: $0.00');
}, 180_000);

it('takes leads while two commands read and write', async () => {
  api = await spawnApi({ DATA_DIR: dataDir });
  const before = JSON.parse(await run('leads', 'export', '--format', 'json')).length;
  const keys = Array.from({ length: 60 }, (_, index) => `busy-${index}`);
  const [taken, exported, spent] = await Promise.all([
    Promise.all(keys.map((key) => submitLead(api.url, key))),
    run('leads', 'export', '--format', 'json'),
    run('funding', 'add', '100', 'At the same time'),
  ]);
  expect(taken).toEqual(keys.map(() => true));
  expect(JSON.parse(exported).length).toBeGreaterThanOrEqual(before);
  expect(spent).toContain('Spent: $100.00');
  expect(JSON.parse(await run('leads', 'export', '--format', 'json'))).toHaveLength(before + keys.length);
  expect(await run('funding')).toContain('Spent: $100.00');
  expect(await api.stop()).toBe(0);
}, 180_000);

it.each([
  [['leads', 'lose'], 'There is no command "lose".'],
  [['leads', 'list', '--since', 'x'], '--since must be a date'],
  [['leads', 'erase'], 'erase needs --email'],
  [['funding', 'add', 'much', 'x'], 'add needs an amount'],
])('explains what is wrong with %o', async ([name = '', ...args], message) => {
  await expect(run(name, ...args)).rejects.toThrow(message);
});

async function run(name: string, ...args: string[]): Promise<string> {
  const command = join(import.meta.dirname, `../${name}/command.ts`);
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env: { DATA_DIR: dataDir } });
  return stdout;
}

function outbox(id: string): string[] {
  return readdirSync(join(dataDir, 'outbox')).filter((file) => file.includes(id));
}
