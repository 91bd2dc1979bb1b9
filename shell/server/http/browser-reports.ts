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

  /** @returns whether there were fewer than `most` of these within a minute */
  function count(what: string, most: number): boolean {
    const before = counts.get(what) ?? 0;
    counts.set(what, before + 1, { noUpdateTTL: true });
    return before < most;
  }

  app.post(
    '/report',
    bodyLimit({ maxSize: largestReport, onError: (context) => context.body(null, 413) }),
    async (context) => {
      if (!count(`address ${toVisitor(clientOf(context))}`, mostPerAddress) || !count('all', mostPerMinute))
        return context.body(null, 429);
      const report = v.safeParse(reportSchema, await context.req.json().catch(() => undefined));
      if (!report.success) return context.body(null, 400);
      const { kind, remote, version, isFirst } = report.output;
      if (remote && version && kind === 'slow-interaction') releases.count(remote, version, 'slow-in-browser');
      else if (remote && version && isFirst) releases.count(remote, version, 'failed-in-browser');
      log.warn({ browser: true, ...report.output }, `A browser reported: ${report.output.message}`);
      return context.body(null, 204);
    },
  );
  return app;
}
