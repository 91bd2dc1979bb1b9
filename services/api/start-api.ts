import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createLeadStore } from './contacts/lead-store.ts';
import { createApi } from './create-api.ts';
import { startAdminServer } from './database/admin-server.ts';
import { claimFolder } from './database/data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { type Env, readEnv } from './env.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createSendLeadMail, startMailQueue, workMailQueue } from './mail/mail-queue.ts';
import { createRateLimiter } from './rate-limit/rate-limiter.ts';

export interface StartApiOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string | undefined;
  siteOrigins: readonly string[];
  /** Holds the embedded database and the outbox; without it the database is in memory. */
  dataDir?: string | undefined;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  salesEmail: string;
  /** Submissions a minute; 0 for no limit. */
  ratePerAddress: number;
  rateGlobal: number;
  minFillMs: number;
  log: (line: string) => void;
}

export interface RunningApi {
  url: string;
  /** Answers what is under way, finishes the message that is being sent, and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the API in this process: the HTTP server, the database and the mail queue.
 *
 * @param options what differs from the defaults of env.ts, e.g. `{ port: 0, dataDir }` in a test
 */
export async function startApi(options: Partial<StartApiOptions> = {}): Promise<RunningApi> {
  const settings = { ...toStartOptions(readEnv({})), ...options };
  const { log, siteOrigins, dataDir, databaseUrl, smtpUrl } = settings;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await closer();
    }
  };
  try {
    const folder = !databaseUrl && dataDir ? join(dataDir, 'api') : undefined;
    const claim = folder ? await claimFolder(folder) : undefined;
    closers.push(() => claim?.release());
    const database = await openDatabase({ databaseUrl, folder });
    closers.push(database.close);
    if (claim && database.embedded) {
      const admin = await startAdminServer(database.embedded);
      closers.push(admin.close);
      claim.publish({ url: admin.url, token: admin.token });
    }
    const mailer = createMailer({ smtpUrl, outbox: join(dataDir ?? '.data', 'outbox') });
    closers.push(mailer.close);
    const queue = await startMailQueue(database, log);
    closers.push(() => queue.stop({ close: true, graceful: true, timeout: 5000 }));
    await workMailQueue(
      queue,
      createSendLeadMail(database.db, mailer, {
        from: settings.mailFrom,
        salesEmail: settings.salesEmail,
        siteOrigin: siteOrigins[0] ?? 'http://localhost:3000',
      }),
      log,
    );
    const api = createApi({
      db: database.db,
      siteOrigins,
      log,
      storeLead: createLeadStore(database.db, queue),
      limiter: createRateLimiter({
        perAddress: toLimit(settings.ratePerAddress),
        global: toLimit(settings.rateGlobal),
      }),
      minFillMs: settings.minFillMs,
    });
    const server = await listen(api, settings.port, settings.host);
    closers.push(server.close);
    return { url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The options that the environment asks for. */
export function toStartOptions(env: Env): StartApiOptions {
  return {
    port: env.API_PORT,
    host: env.API_HOST,
    siteOrigins: env.SITE_ORIGIN,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    salesEmail: env.SALES_EMAIL,
    ratePerAddress: env.RATE_LIMIT_PER_ADDRESS,
    rateGlobal: env.RATE_LIMIT_GLOBAL,
    minFillMs: env.MIN_FILL_MS,
    log: (line) => process.stderr.write(`api: ${line}\n`),
  };
}

function toLimit(perMinute: number) {
  return perMinute === 0 ? { burst: Infinity, perMinute: Infinity } : { burst: perMinute, perMinute };
}

async function listen(api: Hono, port: number, host: string | undefined) {
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const started = serve({ fetch: api.fetch, port, ...(host && { hostname: host }) }, () => resolve(started));
    started.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Cannot start the API: port ${port} is in use. Stop what listens there, or set API_PORT.`)
          : error,
      ),
    );
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
