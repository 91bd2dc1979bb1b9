import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '@site/server/run-process';
import { spawnApi, submitLead } from '../testing/api-process.ts';
import { hasPostgres, startPostgres } from '../testing/postgres-server.ts';

/** How many leads a round sends, by how many at a time. */
const loads = [
  { atATime: 1, leads: 300 },
  { atATime: 10, leads: 800 },
  { atATime: 50, leads: 1500 },
];
const rounds = 5;
const plainServer = join(import.meta.dirname, 'plain-server.ts');
/** The limits count every lead, and refuse none. */
const limits = { RATE_LIMIT_PER_ADDRESS: '100000000', RATE_LIMIT_PER_RECIPIENT: '100000000' };

/**
 * `npm run bench:api -w services`: leads a second, each answered only after its commit. On a PostgreSQL server, the API and plain
 * Fastify with `pg` take turns, so that whatever else the machine does affects both. Writes `results.md` next to it.
 */
const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
const rows: string[] = [];
const add = (row: string) => {
  rows.push(row);
  process.stdout.write(`${row}\n`);
};
if (hasPostgres) {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url };
  const api = await spawnApi({ DATA_DIR: folder, ...limits, ...environment });
  const plain = await runProcess('plain', plainServer, { env: environment });
  for (const { atATime, leads } of loads) {
    const [apis = [], plains = []] = await takeTurns([api.url, plain.url], { atATime, leads });
    const ratio = `${(median(apis) / median(plains)).toFixed(2)}x`;
    add(`| PostgreSQL, ${atATime} at a time | ${show(apis)} | ${show(plains)} | ${ratio} |`);
  }
  await api.stop();
  plain.child.kill('SIGTERM');
  await postgres.stop();
}
const embedded = await spawnApi({ DATA_DIR: folder, ...limits });
for (const load of loads) {
  const [figures] = await takeTurns([embedded.url], load);
  add(`| embedded, ${load.atATime} at a time | ${show(figures)} | | |`);
}
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

const table = ['| leads a second | API | Fastify and pg | ratio |', '|---|---|---|---|', ...rows].join('\n');
const about = `Medians of ${rounds} rounds with the lowest and highest, on ${cpus().length} cores with load generator and database, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`;
writeFileSync(
  join(import.meta.dirname, 'results.md'),
  `# Throughput of the API\n\n\`npm run bench:api -w services\` writes this file. ${about}\n\n${table}\n`,
);

async function takeTurns(urls: string[], load: (typeof loads)[number]): Promise<number[][]> {
  const figures: number[][] = urls.map(() => []);
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, url] of urls.entries()) {
      const perSecond = await measure(url, load);
      if (round > 0) figures[index]?.push(perSecond);
    }
  }
  return figures;
}

async function measure(url: string, { atATime, leads }: (typeof loads)[number]): Promise<number> {
  const run = `${Math.random()}`;
  const queue = Array.from({ length: leads }, (_, index) => `${run}-${index}`).values();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const key of queue) {
        if (!(await submitLead(url, key))) throw new Error('A lead was not stored.');
      }
    }),
  );
  return leads / ((performance.now() - startedAt) / 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function show(values: readonly number[] = []): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} (${low}–${high})`;
}
