import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { sendLead, spawnApi } from 'services/api/testing/api-process.ts';
import { hasPostgres, startPostgres } from 'services/api/testing/postgres-server.ts';
import { afterAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const runbook = readFileSync(join(root, 'deploy/runbooks/restore-a-backup.md'), 'utf8');
const [psql = ''] = globSync(['/usr/lib/postgresql/*/bin/psql', '/usr/bin/psql']);
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!hasPostgres)(
  'the commands of the runbook bring every lead back after the server is destroyed',
  async () => {
    const first = await startPostgres();
    const api = await spawnApi({ DATABASE_URL: first.url, DATA_DIR: folder });
    for (const key of ['one', 'two', 'three']) expect(await sendLead(api.url, key)).toBe(200);
    await api.stop();
    const before = await readLeads(first.url);
    expect(before).toHaveLength(3);
    follow('Make a dump', first.url);
    await first.stop();

    const second = await startPostgres();
    const answers = follow('Restore it into an empty database', second.url);
    expect(answers.at(-1)).toBe('3\n');
    expect(await readLeads(second.url)).toEqual(before);

    const again = await spawnApi({ DATABASE_URL: second.url, DATA_DIR: folder });
    expect(await sendLead(again.url, 'four')).toBe(200);
    // The text was stored before the fault, so a retry is not a second lead.
    expect(await sendLead(again.url, 'two')).toBe(200);
    await again.stop();
    expect(await readLeads(second.url)).toHaveLength(4);
    await second.stop();
  },
  240_000,
);

/** Runs the commands below a sentence of the runbook, each as it stands there. */
function follow(sentence: string, databaseUrl: string): string[] {
  const [, block = ''] = new RegExp(`^${sentence}.*\\n\\n((?: {4}.*\\n)+)`, 'm').exec(runbook) ?? [];
  const commands = block.trim().split('\n').filter(Boolean);
  expect(commands.length, sentence).toBeGreaterThan(0);
  return commands.map((command) =>
    execFileSync('sh', ['-c', command.trim()], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...readPath(),
        DATABASE_URL: databaseUrl,
        BACKUP_FILE: join(folder, 'leads.dump'),
      },
    }),
  );
}

function readPath() {
  return { PATH: [dirname(psql), dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':') };
}

async function readLeads(databaseUrl: string) {
  const { db, close } = await openForCommand(readEnv({ DATABASE_URL: databaseUrl }));
  const leads = await findLeads(db, {});
  await close();
  return leads.toSorted((a, b) => a.fullName.localeCompare(b.fullName));
}
