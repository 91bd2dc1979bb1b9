import type { Log } from '@site/server/log';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, most)),
  );

const reportSchema = v.object({
  kind: v.picklist(['remote-unavailable', 'fragment-unavailable', 'page-error', 'hydration']),
  message: text(500),
  path: text(200),
  remote: v.optional(text(40)),
  version: v.optional(text(60)),
});

/** How many reports a minute are logged. */
const mostPerMinute = 120;
const largestReport = 4 * 1024;

/** `POST /report`: writes problems that browsers report to the shell's log. */
export function browserReports(log: Log): Hono {
  const app = new Hono();
  let minute = 0;
  let count = 0;
  app.post(
    '/report',
    bodyLimit({ maxSize: largestReport, onError: (context) => context.body(null, 413) }),
    async (context) => {
      const now = Math.floor(Date.now() / 60_000);
      if (now !== minute) [minute, count] = [now, 0];
      count += 1;
      if (count > mostPerMinute) return context.body(null, 429);
      const report = v.safeParse(reportSchema, await context.req.json().catch(() => undefined));
      if (!report.success) return context.body(null, 400);
      log.warn({ browser: true, ...report.output }, `A browser reported: ${report.output.message}`);
      return context.body(null, 204);
    },
  );
  return app;
}
