import { toVisitor } from '@site/server/client-address';
import type { Log } from '@site/server/log';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { createClientOf } from '../client-of.ts';
import type { Generation } from '../composition/composition.ts';
import type { ShellEnv } from '../env.ts';
import type { Releases } from '../releases/releases.ts';

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, most)),
  );

const reportSchema = v.object({
  kind: v.picklist([
    'remote-unavailable',
    'fragment-unavailable',
    'page-error',
    'hydration',
    'uncaught',
    'slow-interaction',
  ]),
  message: text(500),
  path: text(200),
  remote: v.optional(text(40)),
  version: v.optional(text(60)),
  /** Whether it is the first failure of its page. Later ones are mostly consequences of it. */
  isFirst: v.optional(v.boolean(), false),
});

/** How many reports are logged in a minute, of all browsers and of one address. */
const mostPerMinute = 120;
const mostPerAddress = 20;
const mostAddresses = 10_000;
/** How many reports of one address count in a day for the verdict about a version: it may be one browser, or a forger. */
const mostForVerdict = 2;
const day = 24 * 60 * 60 * 1_000;
const largestReport = 4 * 1024;

/** `POST /report`: writes problems that browsers report to the shell's log, and counts them for verdicts about canaries. */
export function browserReports(
  log: Log,
  { TRUSTED_PROXIES }: Pick<ShellEnv, 'TRUSTED_PROXIES'>,
  releases: Pick<Releases<Generation>, 'count'>,
): Hono {
  const app = new Hono();
  const clientOf = createClientOf(TRUSTED_PROXIES);
  const counts = new LRUCache<string, number>({ max: mostAddresses, ttl: 60_000 });

  const countsForVerdict = new LRUCache<string, number>({ max: mostAddresses, ttl: day });

  /** @returns whether there were fewer than `most` of these within the time that the cache keeps them */
  function count(what: string, most: number, cache = counts): boolean {
    const before = cache.get(what) ?? 0;
    cache.set(what, before + 1, { noUpdateTTL: true });
    return before < most;
  }

  function countForVerdict(address: string, remote: string, version: string, isSlow: boolean): void {
    const isCounted = count(`${address} ${remote}@${version}`, mostForVerdict, countsForVerdict);
    if (isCounted) releases.count(remote, version, isSlow ? 'slow-in-browser' : 'failed-in-browser');
    else if (!isSlow) releases.count(remote, version, 'doubtful-in-browser');
  }

  app.post(
    '/report',
    bodyLimit({ maxSize: largestReport, onError: (context) => context.body(null, 413) }),
    async (context) => {
      const report = v.safeParse(reportSchema, await context.req.json().catch(() => undefined));
      if (!report.success) return context.body(null, 400);
      const { kind, remote, version, isFirst } = report.output;
      const address = toVisitor(clientOf(context));
      const isSlow = kind === 'slow-interaction';
      if (remote && version && (isSlow || isFirst)) countForVerdict(address, remote, version, isSlow);
      if (!count(`address ${address}`, mostPerAddress) || !count('all', mostPerMinute)) return context.body(null, 429);
      log.warn({ browser: true, ...report.output }, `A browser reported: ${report.output.message}`);
      return context.body(null, 204);
    },
  );
  return app;
}
