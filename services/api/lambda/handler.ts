import { join } from 'node:path';
import { handle } from 'hono/aws-lambda';
import { createLeadStore } from '../contacts/lead-store.ts';
import { createApi } from '../create-api.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnv } from '../env.ts';
import { eraseOld } from '../leads/erase-leads.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { drainMailQueue, startMailQueue } from '../mail/mail-queue.ts';
import { createSendLeadMail } from '../mail/send-lead-mail.ts';
import { toApiOptions, toMailSettings, toStartOptions } from '../start-options.ts';
import { withRoutePath } from './route-path.ts';

/** Answers an event of API Gateway (REST or HTTP). */
export async function handler(...[event, context]: Parameters<ReturnType<typeof handle>>) {
  const { api } = await start();
  return handle(api)(withRoutePath(event), context);
}

/**
 * Sends waiting mail, and deletes leads that are older than they may be. A schedule calls it every minute, because a Lambda
 * stops working once it has answered.
 */
export async function sendMail(): Promise<{ tried: number }> {
  const { database, queue, send, log, retentionDays } = await start();
  const tried = await drainMailQueue(database, queue, send, log);
  if (retentionDays > 0) {
    await eraseOld(database.db, retentionDays, '');
  }
  return { tried };
}

/** Closes this container's connections. */
export async function close(): Promise<void> {
  const running = await started;
  started = undefined;
  await running?.close();
}

let started: ReturnType<typeof open> | undefined;

/** Starts once per container. After a failure, the next event starts again, because the database may be back. */
function start() {
  started ??= open().catch((error: Error) => {
    started = undefined;
    throw error;
  });
  return started;
}

async function open() {
  const env = readEnv();
  if (!env.DATABASE_URL || !env.SMTP_URL) {
    throw new Error(
      'A Lambda keeps nothing on disk: set DATABASE_URL to a PostgreSQL server and SMTP_URL to a mail server.',
    );
  }
  const options = toStartOptions(env);
  const { log } = options;
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    mayMigrate: false,
    // A container answers one request at a time. With the one of the queue, these are three.
    connections: 2,
    migrations: join(import.meta.dirname, 'drizzle'),
  });
  const queue = await startMailQueue(database, { log, takeOnly: true });
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, outbox: '', silence: 40_000 });
  const api = createApi({
    ...toApiOptions(options, database),
    ...createLeadStore(database, queue),
  });
  const send = createSendLeadMail(database, mailer, toMailSettings(options));
  return {
    api,
    database,
    queue,
    send,
    log,
    retentionDays: options.retentionDays,
    close: async () => {
      mailer.close();
      await queue.stop({ close: true, graceful: false });
      await database.close();
    },
  };
}
