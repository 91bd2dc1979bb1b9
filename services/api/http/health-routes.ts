import { Hono } from 'hono';
import type { IndexCache } from '../assistant/index-cache.ts';
import type { LeadStore } from '../contacts/lead-store.ts';
import type { Database } from '../database/database.ts';
import { readMailBacklog } from '../mail/read-mail-backlog.ts';
import { withTimeLimit } from './time-limit.ts';

/** How long the database may take to answer, in milliseconds. */
const timeLimit = 2_000;
/** How long an answer is good for, so that probes cannot load the database. */
const freshFor = 1_000;

interface Watched {
  db: Database;
  waiting: LeadStore['waiting'];
  index: IndexCache;
}

/**
 * `GET /health/live`: 200 while the process answers. `GET /health/ready`: 200 while it can store leads, otherwise 503;
 * with the leads that wait to be stored, the mail that waits to be sent, and the age of the content. `GET /health` is the
 * same as `/health/ready`.
 */
export function createHealthRoutes({ db, waiting, index }: Watched): Hono {
  let last: { since: number; mail: ReturnType<typeof readMailBacklog> } | undefined;

  function readMail() {
    if (!last || performance.now() - last.since > freshFor) {
      last = { since: performance.now(), mail: withTimeLimit(readMailBacklog(db), timeLimit) };
    }
    return last.mail;
  }

  /** Reads the content again once it is old, so that its age says whether it can be read and not whether anybody asked. */
  function readContent() {
    index.get().catch(() => undefined);
    return { age: index.age() };
  }

  const routes = new Hono();
  routes.get('/live', (context) => context.json({ status: 'ok' }));
  for (const path of ['/', '/ready']) {
    routes.get(path, async (context) => {
      const mail = await readMail().catch(() => undefined);
      const watched = { leads: waiting(), content: readContent() };
      return mail
        ? context.json({ status: 'ok', database: 'ok', mail, ...watched })
        : context.json({ status: 'unavailable', database: 'does not answer', ...watched }, 503);
    });
  }
  return routes;
}
