import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnApi, submitLead } from '../testing/api-process.ts';
import { hasPostgres, startPostgres } from '../testing/postgres-server.ts';

const submissions = 2000;
const warmUp = 200;

/** `npm run bench:api -w services`: throughput and latency of submitting leads, each answered only after its commit. */
for (const atATime of [1, 10, 50]) {
  await measure('embedded (PGlite)', atATime, {});
}
if (hasPostgres) {
  const postgres = await startPostgres();
  for (const atATime of [1, 10, 50]) {
    await measure('PostgreSQL server', atATime, { DATABASE_URL: postgres.url });
  }
  await postgres.stop();
} else {
  process.stdout.write('PostgreSQL server: not measured, because none is installed and TEST_DATABASE_URL is not set\n');
}

async function measure(name: string, atATime: number, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  const api = await spawnApi({ DATA_DIR: folder, ...environment });
  await submit(api.url, warmUp, atATime);
  const startedAt = performance.now();
  const latencies = await submit(api.url, submissions, atATime);
  const seconds = (performance.now() - startedAt) / 1000;
  await api.stop();
  rmSync(folder, { recursive: true, force: true });

  const sorted = latencies.toSorted((a, b) => a - b);
  const percentile = (share: number) => `${sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1)} ms`;
  const figures = [
    `${Math.round(submissions / seconds)} leads/s`,
    `p50 ${percentile(0.5)}`,
    `p95 ${percentile(0.95)}`,
    `p99 ${percentile(0.99)}`,
  ];
  process.stdout.write(`${name}, ${atATime} at a time: ${figures.join(', ')}\n`);
}

async function submit(url: string, count: number, atATime: number): Promise<number[]> {
  const run = `${Math.random()}`;
  const latencies: number[] = [];
  const queue = Array.from({ length: count }, (_, index) => `${run}-${index}`).values();
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (const key of queue) {
        const startedAt = performance.now();
        if (!(await submitLead(url, key))) {
          throw new Error('The API broke the connection.');
        }
        latencies.push(performance.now() - startedAt);
      }
    }),
  );
  return latencies;
}
