import type { OpenDatabase } from '../database/database.ts';
import { withTimeLimit } from './time-limit.ts';
import { Unavailable } from './unavailable.ts';

type Query = OpenDatabase['query'];

/** How long the database may take, in milliseconds. */
const timeLimit = 500;
/** How long it is left alone after it took longer or failed, in milliseconds. Nobody waits for it meanwhile. */
const restFor = 1_000;

interface Charge {
  key: string;
  points: number;
  /** In milliseconds since 1970. */
  expire: number;
  resolve: (result: { rows: unknown[] }) => void;
  reject: (error: unknown) => void;
}

/**
 * Runs the statements of rate-limiter-flexible. What is counted while a statement runs is counted by the next one, all at once:
 * limits take one connection at most, and a busy process few statements.
 */
export function gatherCounts(query: Query): Query {
  let charges: Charge[] = [];
  let isRunning = false;
  let restUntil = 0;

  async function drain() {
    // Lets the limits of one request share a statement.
    await Promise.resolve();
    while (charges.length > 0) {
      const batch = charges;
      charges = [];
      try {
        await charge(query, batch);
      } catch (error) {
        restUntil = performance.now() + restFor;
        for (const { reject } of [...batch, ...charges.splice(0)]) reject(error);
      }
    }
    isRunning = false;
  }

  return (statement) => {
    const { name, values } = statement;
    if (name !== upsert) return withTimeLimit(query(statement), timeLimit);
    if (performance.now() < restUntil) return Promise.reject(new Unavailable('The limits are not counted.'));
    const { promise, resolve, reject } = Promise.withResolvers<{ rows: unknown[] }>();
    const [key, points, expire] = values as [string, number, number];
    charges.push({ key, points, expire, resolve, reject });
    if (!isRunning) {
      isRunning = true;
      void drain();
    }
    return promise;
  };
}

/** The name under which the library counts. */
const upsert = 'rate_limits:rlflx-upsert';

async function charge(query: Query, batch: readonly Charge[]): Promise<void> {
  // In the same order in every process, so that two never wait for each other.
  const byKey = [...Map.groupBy(batch, ({ key }) => key)].sort(([a], [b]) => (a < b ? -1 : 1));
  const sums = byKey.map(([, same]) => same.reduce((sum, { points }) => sum + points, 0));
  const expires = byKey.map(([, [first]]) => first?.expire);
  const statement = { name: 'count-limits', text, values: [byKey.map(([key]) => key), sums, expires, Date.now()] };
  const { rows } = await withTimeLimit(query(statement), timeLimit);
  const counted = new Map((rows as { key: string; points: number; expire: string }[]).map((row) => [row.key, row]));
  for (const [key, same] of byKey) {
    const { points: all = 0, expire } = counted.get(key) ?? {};
    let points = all - same.reduce((sum, one) => sum + one.points, 0);
    for (const one of same) {
      points += one.points;
      one.resolve({ rows: [{ points, expire: Number(expire) }] });
    }
  }
}

/** Does not wait for the disk: a crash of the server may forget the last counts, and nothing else. */
const text = `
  insert into rate_limits as known
  select charged.* from unnest($1::text[], $2::integer[], $3::bigint[]) charged, set_config('synchronous_commit', 'off', true)
  on conflict (key) do update set
    points = excluded.points + case when known.expire <= $4 then 0 else known.points end,
    expire = case when known.expire <= $4 then excluded.expire else known.expire end
  returning key, points, expire
`;
