import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '@site/server/run-process';
import { toContentOptions } from './content-options.ts';
import { readEnv } from './env.ts';
import { startContentService } from './start-content-service.ts';
import { largeExport } from './testing/large-export.ts';

/** `npm run bench:content -w services`: measures two figures and exits with 1 if one misses its limit. */
const options = { ...toContentOptions(readEnv()), port: 0 };
const directory = await mkdtemp(join(tmpdir(), 'content-bench-'));
const token = options.config?.tokens?.delivery ?? '';
const agent = new Agent({ keepAlive: true });

const read = await measureReads();
const start = await measureStart(5000);
console.log(`caseStudies, include 3, ${read.kilobytes} kB, 1,000 warm requests:`);
console.log(`  p50 ${ms(read.p50)}, p99 ${ms(read.p99)} (at most 5 ms); first, unwarmed ${ms(read.first)}`);
console.log(`  with a new query each time, p99 ${ms(read.uncachedP99)}`);
console.log(`start with 5,000 entries to the first answer: ${ms(start)} (at most 2,000 ms)`);
agent.destroy();
await rm(directory, { recursive: true });
process.exitCode = read.p99 < 5 && start < 2000 ? 0 : 1;

async function measureReads() {
  const service = await startContentService({ ...options, cacheDirectory: directory });
  const space = options.config?.spaceId;
  const path = `/spaces/${space}/environments/master/entries?content_type=caseStudies&include=3&limit=100`;
  const ask = (query = '') => time(() => request(`${service.url}${path}${query}`));
  const first = await ask();
  const bytes = await request(`${service.url}${path}`);
  for (let round = 0; round < 200; round += 1) await ask();
  const times: number[] = [];
  for (let round = 0; round < 1000; round += 1) times.push(await ask());
  const uncached: number[] = [];
  // A filter that all entries pass makes each request new to the answer cache.
  for (let round = 0; round < 300; round += 1) uncached.push(await ask(`&sys.id[ne]=${randomUUID()}`));
  await service.close();
  return {
    first,
    kilobytes: Math.round(bytes / 1024),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    uncachedP99: percentile(uncached, 0.99),
  };
}

/** The time from starting the process to its first answer. */
async function measureStart(entries: number): Promise<number> {
  const file = join(directory, 'large.json');
  await writeFile(file, JSON.stringify(largeExport(entries)));
  const variables = { CONTENT_PORT: '0', CONTENT_EXPORT_FILE: file, CONTENT_ASSETS_DIRECTORY: directory };
  return time(async () => {
    const { child, url } = await runProcess('content', join(import.meta.dirname, 'server.ts'), {
      env: { ...variables, CONTENTFUL_DELIVERY_TOKEN: token, CONTENTFUL_SPACE_ID: 'sample' },
    });
    await request(`${url}/spaces/sample/entries?limit=1`);
    child.kill();
    await once(child, 'exit');
  });
}

function request(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` };
    get(url, { agent, headers }, async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      if (response.statusCode === 200) resolve(bytes);
      else reject(new Error(`${url} responded with ${response.statusCode}`));
    }).on('error', reject);
  });
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}

function ms(time: number): string {
  return `${time.toFixed(time < 100 ? 2 : 0)} ms`;
}
