import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { createExportWith } from '../case-studies/many-case-studies.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { measureThroughput } from './measure-throughput.ts';
import type { Row } from './print-table.ts';

/** More do not fit into one answer of Contentful, which is 7 MB at most. */
const counts = [20, 200, 1_000];
const turn = 2_000;
/** Turns before the first that counts: in them the shells compile their code and compress popular pages once more. */
const warmUp = 4;

/** Sites with more and more case studies, asked in turns for all of their pages that are kept; the first is what the others are compared with. */
export async function measureGrowth(runs: number): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'growth-'));
  const sites: Awaited<ReturnType<typeof startTestSite>>[] = [];
  try {
    for (const count of counts) {
      const file = join(directory, `${count}.json`);
      await writeFile(file, await createExportWith(count));
      const site = await startTestSite({ env: { CONTENT_EXPORT_FILE: file, ALLOW_CHOSEN_VERSIONS: 'false' } });
      sites.push(site);
      await askOnce(site.url, count);
    }
    const p99: number[][] = counts.map(() => []);
    for (let run = -warmUp; run < runs; run += 1) {
      for (const [index, { url }] of sites.entries()) {
        const pathOf = (request: number) => pathOfStudy(request % (counts[index] ?? 1));
        const result = await measureThroughput(url, pathOf, turn);
        if (run >= 0) p99[index]?.push(result.p99);
      }
    }
    const [first = [], ...more] = p99;
    return more.map((site, index) => ({
      name: `${counts[index + 1]} case studies, and ${counts[0]}: 99 of 100 answers within`,
      site,
      twin: first,
      unit: 'ms',
      goal: { ratio: 1.1 },
    }));
  } finally {
    for (const site of sites) await site.stop();
    await rm(directory, { recursive: true });
  }
}

/** Asks for every case study, so that all of them are kept. */
async function askOnce(origin: string, count: number): Promise<void> {
  const pool = new Pool(origin, { connections: 4 });
  const studies = Array.from({ length: count }, (_, index) => index).values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const study of studies) {
        const { body } = await pool.request({ path: pathOfStudy(study), method: 'GET' });
        await body.dump({ limit: 10_000_000 });
      }
    }),
  );
  await pool.close();
}

function pathOfStudy(study: number): string {
  return `/case-study/study${study}`;
}
