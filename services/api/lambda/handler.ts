import { join } from 'node:path';
import { handle } from 'hono/aws-lambda';
import { eraseOldFeedback } from '../assistant/feedback/store-feedback.ts';
import { createLeadStore } from '../contacts/lead-store.ts';
import { createApi } from '../create-api.ts';
import { grantAccess, putRole } from '../database/grant-access.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Env } from '../env.ts';
import { eraseOld } from '../leads/erase-leads.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { drainMailQueue, startMailQueue } from '../mail/mail-queue.ts';
import { createSendLeadMail } from '../mail/send-lead-mail.ts';
import { toApiOptions, toGetDocument, toMailSettings, toStartOptions } from '../start-options.ts';
import { readApiRoleSecretId, readLambdaEnv } from './env.ts';
import { readRole } from './read-secrets.ts';
import { withRoutePath } from './route-path.ts';

/** Answers an event of API Gateway (REST or HTTP). */
export async function handler(...[event, context]: Parameters<ReturnType<typeof handle>>) {
  const { api } = await start();
  return handle(api)(withRoutePath(event), context);
}

/**
 * Sends waiting mail, and deletes leads and feedback that are older than they may be. A schedule calls it every minute, because a Lambda
 * stops working once it has answered.
 */
export async function sendMail(): Promise<{ tried: number }> {
  const { database, queue, createSend, log, retentionDays } = await start();
  const { send, closeMailer } = createSend();
  const tried = await drainMailQueue(database, queue, send, log).finally(closeMailer);
  await eraseOldFeedback(database.db);
  if (retentionDays > 0) {
    await eraseOld(database.db, retentionDays, '');
  }
  return { tried };
}

/**
 * Creates and changes the database's structure, as the role that owns it, and lets the role of the running API use it. An
 * operator invokes it before each deployment.
 */
export async function migrate(): Promise<{ migrated: boolean }> {
  const { DATABASE_URL } = requireServer(await readLambdaEnv());
  const secretId = readApiRoleSecretId();
  await migrateAll(DATABASE_URL, migrations);
  if (secretId) {
    const { username, password } = await readRole(secretId);
    await putRole(DATABASE_URL, username, password);
    await grantAccess(DATABASE_URL, username);
  }
  return { migrated: true };
}

/** Closes this container's connections. */
export async function close(): Promise<void> {
  const running = await started;
  started = undefined;
  await running?.close();
}

const migrations = join(import.meta.dirname, 'drizzle');
const typeface = {
  regular: join(import.meta.dirname, 'fonts/HankenGrotesk_400Regular.ttf'),
  bold: join(import.meta.dirname, 'fonts/HankenGrotesk_700Bold.ttf'),
};

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
  const env = requireServer(await readLambdaEnv());
  const options = toStartOptions(env);
  const { log } = options;
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    mayMigrate: false,
    // A container answers one request at a time. With the one of the queue, these are three.
    connections: 2,
    isProxied: true,
    migrations,
  });
  const queue = await startMailQueue(database, { log, takeOnly: true });
  const api = createApi({
    ...toApiOptions(options, database, { keepsRunning: false }),
    ...createLeadStore(database),
  });
  return {
    api,
    database,
    queue,
    createSend: () => {
      if (!env.SMTP_URL) {
        throw new Error('A Lambda keeps nothing on disk: set SMTP_URL to a mail server.');
      }
      const mailer = createMailer({ smtpUrl: env.SMTP_URL, outbox: '', silence: 40_000 });
      const getDocument = toGetDocument(options, typeface);
      return {
        send: createSendLeadMail(database, mailer, toMailSettings(options), getDocument),
        closeMailer: mailer.close,
      };
    },
    log,
    retentionDays: options.retentionDays,
    close: async () => {
      await queue.stop({ close: true, graceful: false });
      await database.close();
    },
  };
}

function requireServer(env: Env): Env & { DATABASE_URL: string } {
  const { DATABASE_URL } = env;
  if (!DATABASE_URL) {
    throw new Error('A Lambda keeps nothing on disk: set DATABASE_URL to a PostgreSQL server.');
  }
  return { ...env, DATABASE_URL };
}
