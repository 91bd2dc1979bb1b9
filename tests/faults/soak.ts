import { readFile } from 'node:fs/promises';
import { createOwnership } from '@site/contract/remotes/claims';
import { readRemotes } from 'deploy/local/workspace.ts';
import { openForCommand } from 'services/api/database/open-for-command.ts';
import { readEnv } from 'services/api/env.ts';
import { findLeads } from 'services/api/leads/find-leads.ts';
import { Pool } from 'undici';
import { median } from '../bench/print-table.ts';
import { ask } from '../site/ask.ts';
import buildSite from '../site/build-site.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { type Disturbance, disturb } from './disturb.ts';
import { createVisits, leadMessage, type Visit } from './visits.ts';

/**
 * `npm run test:soak -- 30000`: that many requests of all kinds at 50 connections, and more until everything was out of order
 * once, while every 5 s something is released, undone or broken. Prints figures, and fails where a request got no answer,
 * where a page failed that was not broken, where a lead that was thanked for is not stored, or where memory grows.
 */
const total = Number(process.argv[2] ?? 30_000);
const connections = 50;
const patience = 60_000;
/** How much more the last third may use than the middle third. */
const mostGrowth = 1.15;

interface Answer extends Visit {
  status: number | 'none';
  milliseconds: number;
  /** What was out of order when it was asked, or had been shortly before. */
  disturbances: readonly Disturbance[];
  error?: string;
}

await buildSite();
const withdrawals: string[] = [];
const site = await startTestSite({
  // The requests and the site share a machine: what counts here is harm, not speed.
  env: { REMOTE_BUDGET_MS: '5000' },
  onShellLog: (line) => {
    if (line.includes('"state":"withdrawn"')) withdrawals.push(JSON.parse(line).msg);
  },
});
const visits = createVisits(await (await fetch(site.url)).text());
const { ownerOf } = createOwnership(Object.fromEntries((await readRemotes()).map((remote) => [remote.name, remote])));
const pool = new Pool(site.url, { connections, headersTimeout: patience, bodyTimeout: patience });
// A shell that has just started is busier with itself than with visitors.
for (const { path } of visits) await ask(site.url, path);
const { pid } = site.shell;
const disturbing = await disturb(site);
const answers: Answer[] = [];
const memory: number[] = [];
const sampling = setInterval(() => void readMemory(pid).then((rss) => memory.push(rss)), 1_000);
const started = Date.now();
try {
  let asked = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (asked < total || !disturbing.isThrough()) {
        asked += 1;
        // By chance, so that every mix of neighbors occurs.
        answers.push(await visit(visits[Math.floor(Math.random() * visits.length)] as Visit, asked));
        if (answers.length % 10_000 === 0) console.log(`${answers.length} requests`);
      }
    }),
  );
} finally {
  clearInterval(sampling);
  await disturbing.stop();
  await pool.close();
}
const hasEnded = site.shell.pid !== pid || site.shell.exitCode !== null;
await site.stopApi();
const stored = await countLeads();
await site.stop();
process.exitCode = report() ? 0 : 1;

async function visit(asked: Visit, time: number): Promise<Answer> {
  const form = asked.form?.(time);
  const before = performance.now();
  const disturbances = recentDisturbances();
  const finish = (outcome: Pick<Answer, 'status' | 'error'>): Answer => ({
    ...asked,
    ...outcome,
    milliseconds: performance.now() - before,
    disturbances: [...new Set([...disturbances, ...recentDisturbances()])],
  });
  try {
    const { statusCode, body } = await pool.request({
      path: asked.path,
      method: form === undefined ? 'GET' : 'POST',
      headers: form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
      ...(form !== undefined && { body: form }),
    });
    await body.dump({ limit: 10_000_000 });
    return finish({ status: statusCode });
  } catch (error) {
    return finish({ status: 'none', error: (error as Error).message });
  }
}

/** A release is undone at the next look at the registry, so the one before the present counts too. */
function recentDisturbances(): Disturbance[] {
  const { now, past } = disturbing.state;
  return now ? past.slice(-2) : past.slice(-1);
}

/** Resident memory of a process, in MB. */
async function readMemory(process: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${process}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The leads in the embedded database, each counted once. */
async function countLeads(): Promise<{ leads: number; doubles: number }> {
  const { db, close } = await openForCommand(readEnv({ DATA_DIR: site.dataDirectory, ALLOW_EMBEDDED: 'true' }));
  const leads = await findLeads(db, { text: leadMessage });
  await close();
  const once = new Set(leads.map(({ message }) => message)).size;
  return { leads: once, doubles: leads.length - once };
}

/** @returns whether all goals are met */
function report(): boolean {
  const unanswered = answers.filter(({ status }) => status === 'none');
  const failed = answers.filter(({ status }) => Number(status) >= 500);
  const foreign = failed.filter((answer) => !isExcused(answer));
  const thanked = answers.filter(({ kind, status }) => kind === 'lead' && status === 303).length;
  const third = Math.floor(memory.length / 3);
  const middle = median(memory.slice(third, 2 * third));
  const last = median(memory.slice(2 * third));
  const times = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  console.table(countStatuses());
  console.log(
    `${answers.length} requests in ${Math.round((Date.now() - started) / 1000)} s, ${disturbing.state.past.length} disturbances`,
  );
  console.log(
    `without an answer: ${unanswered.length}; 5xx: ${failed.length}, of these not of what was broken: ${foreign.length}`,
  );
  console.log(`leads: ${thanked} thanked for, ${stored.leads} stored, ${stored.doubles} stored twice`);
  console.log(`the shell has ended: ${hasEnded ? 'YES' : 'no'}`);
  console.log(`p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
  console.log(
    `memory: ${Math.round(memory[0] ?? 0)} MB at the start, ${Math.round(middle)} MB in the middle third, ${Math.round(last)} MB in the last, ${Math.round(Math.max(...memory))} MB at most`,
  );
  console.log(
    `memory by minute: ${memory
      .filter((_, second) => second % 60 === 0)
      .map(Math.round)
      .join(', ')} MB`,
  );
  console.log(`withdrawn: ${withdrawals.join('; ') || 'nothing'}`);
  const lines = [...unanswered, ...foreign].map(
    ({ kind, path, status, error, disturbances }) =>
      `${kind} ${path}: ${error ?? status}, during ${disturbances.map(({ name }) => name).join('; ')}`,
  );
  for (const line of new Set(lines)) console.log(`  ${lines.filter((one) => one === line).length} x ${line}`);
  const areLeadsSafe = thanked > 0 && stored.leads >= thanked && stored.doubles === 0;
  return unanswered.length === 0 && foreign.length === 0 && areLeadsSafe && !hasEnded && last <= middle * mostGrowth;
}

/** Whether a failure is that of the broken remote's own page, or of content that cannot be read. */
function isExcused({ kind, path, disturbances }: Answer): boolean {
  if (kind !== 'page' && kind !== 'form' && kind !== 'lead')
    return disturbances.some(({ isContentDown }) => isContentDown);
  const owner = ownerOf(path)?.remote;
  return disturbances.some(({ remote }) => remote !== undefined && remote === owner);
}

function countStatuses(): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { kind, status } of answers) {
    counts[kind] = { ...counts[kind], [status]: (counts[kind]?.[status] ?? 0) + 1 };
  }
  return counts;
}
