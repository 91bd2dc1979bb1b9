import type { Sides } from './compare-loads.ts';
import { measureThroughput, type Throughput } from './measure-throughput.ts';
import type { Row } from './print-table.ts';

/** How long each side is asked in one turn, in milliseconds. */
const turn = 2_000;

/** Requests a second at 50 connections, or as many as are given: of pages that are kept, and of one that has to be rendered for each request. */
export async function compareThroughput(
  sides: Sides,
  { pages, runs, connections }: { pages: readonly string[]; runs: number; connections?: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of pages) {
    const results = { site: [] as Throughput[], twin: [] as Throughput[] };
    for (let run = -1; run < runs; run += 1) {
      for (const side of ['site', 'twin'] as const) {
        const result = await measureThroughput(sides[side], () => page, turn, connections);
        // The first turn warms up both sides.
        if (run >= 0) results[side].push(result);
      }
    }
    const of = (figure: keyof Throughput) => ({
      site: results.site.map((result) => result[figure]),
      twin: results.twin.map((result) => result[figure]),
    });
    rows.push({ name: `${page}: requests a second, kept`, ...of('perSecond'), goal: { atLeast: 0.8 } });
    rows.push({ name: `${page}: 99 of 100 answers within, kept`, ...of('p99'), unit: 'ms' });
  }
  const cold: Throughput[] = [];
  for (let run = 0; run < runs; run += 1) {
    cold.push(await measureThroughput(sides.site, (request) => `/case-study?q=${run}-${request}`, turn, connections));
  }
  const figures = (figure: keyof Throughput) => ({ site: cold.map((result) => result[figure]), twin: [] });
  rows.push({ name: 'list: requests a second, all rendered', ...figures('perSecond') });
  rows.push({ name: 'list: 99 of 100 answers within, all rendered', ...figures('p99'), unit: 'ms' });
  return rows;
}
