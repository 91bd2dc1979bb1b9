import { Pool } from 'undici';
import { percentile } from './print-table.ts';

export interface Throughput {
  perSecond: number;
  p99: number;
}

/**
 * Asks for a page as often as its connections can.
 *
 * @param pathOf the path of each request, by its number
 */
export async function measureThroughput(
  origin: string,
  pathOf: (request: number) => string,
  milliseconds: number,
  connections = 50,
): Promise<Throughput> {
  const pool = new Pool(origin, { connections });
  const times: number[] = [];
  const started = performance.now();
  let asked = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - started < milliseconds) {
        const before = performance.now();
        const path = pathOf(asked++);
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { 'accept-encoding': 'br' } });
        await body.dump({ limit: 10_000_000 });
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
        times.push(performance.now() - before);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return { perSecond: times.length / seconds, p99: percentile(times, 0.99) };
}
