import { join } from 'node:path';
import { listen } from '@site/server/listen';
import { observe } from '@site/server/telemetry/measure';
import { createLeadStore } from './contacts/lead-store.ts';
import { createApi } from './create-api.ts';
import { openCommandSocket } from './database/command-socket.ts';
import { claimFolder } from './database/data-folder.ts';
import type { OpenDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnv } from './env.ts';
import { eraseRegularly } from './leads/erase-regularly.ts';
import { createMailer } from './mail/create-mailer.ts';
import { startMailQueue, workMailQueue } from './mail/mail-queue.ts';
import { readMailBacklog } from './mail/read-mail-backlog.ts';
import { createSendLeadMail } from './mail/send-lead-mail.ts';
import { type StartApiOptions, toApiOptions, toGetDocument, toMailSettings, toStartOptions } from './start-options.ts';

export interface RunningApi {
  url: string;
  /** Answers the requests in flight, finishes the mail that is being sent, and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts the API in this process: the HTTP server, the database and the mail queue.
 *
 * @param options what differs from the defaults in env.ts, such as `{ port: 0, dataDir }` in a test
 * @throws an Error of one line if the port or the data folder is in use
 */
export async function startApi(options: Partial<StartApiOptions> = {}): Promise<RunningApi> {
  const settings = { ...toStartOptions(readEnv({})), ...options };
  const { log, dataDir, smtpUrl } = settings;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await closer();
    }
  };
  try {
    const database = await openOwnDatabase(settings, closers);
    const outbox = join(dataDir ?? '.data', 'outbox');
    const mailer = createMailer({ smtpUrl, outbox });
    closers.push(mailer.close);
    const queue = await startMailQueue(database, { log });
    closers.push(() => queue.stop({ close: true, graceful: true, timeout: 5000 }));
    const send = createSendLeadMail(database, mailer, toMailSettings(settings), toGetDocument(settings));
    const store = createLeadStore(database);
    await workMailQueue(queue, send, log, () => store.waiting().count > 0);
    const api = createApi({ ...toApiOptions(settings, database), ...store });
    observe('site.mail.oldest', async () => (await readMailBacklog(database.db)).oldest);
    closers.push(eraseRegularly(database.db, { days: settings.retentionDays, outbox, log }));
    const server = await listen(api, { port: settings.port, hostname: settings.host, portVariable: 'API_PORT' });
    closers.push(server.close);
    return { url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the database. If it is the embedded one, claims its folder first and opens a socket for commands afterward. */
async function openOwnDatabase({ databaseUrl, dataDir, mayMigrate }: StartApiOptions, closers: (() => unknown)[]) {
  const folder = !databaseUrl && dataDir ? join(dataDir, 'api') : undefined;
  const claim = folder ? await claimFolder(folder) : undefined;
  closers.push(() => claim?.release());
  const database: OpenDatabase = await openDatabase({ databaseUrl, folder, mayMigrate });
  closers.push(database.close);
  if (folder && claim && database.embedded) {
    const socket = await openCommandSocket(database.embedded, folder);
    closers.push(socket.close);
    claim.publish(socket.path);
  }
  return database;
}
