import { eq, sql } from 'drizzle-orm';
import { type Job, PgBoss, type ConstructorOptions as QueueConnection } from 'pg-boss';
import type { Database, OpenDatabase } from '../database/database.ts';
import { leads } from '../database/schema.ts';
import type { Mailer } from './create-mailer.ts';
import { type MailSettings, toLeadMail } from './lead-mail.ts';
import type { MailJob } from './mail-job.ts';
import { mailQueue } from './read-mail-backlog.ts';

type Log = (line: string) => void;

const day = 24 * 60 * 60;

export interface MailQueueOptions {
  log: Log;
  /** Accepts jobs without working on them, for a process that does not keep running, as on Lambda. */
  takeOnly?: boolean;
}

/** Starts the mail queue in the same database as the leads. */
export async function startMailQueue(database: OpenDatabase, { log, takeOnly = false }: MailQueueOptions) {
  const { queue, embedded } = database;
  const boss = new PgBoss({
    ...(queue satisfies QueueConnection),
    useListenNotify: !takeOnly,
    supervise: !takeOnly,
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => log(`mail queue: ${error.message}`));
  await boss.start();
  const options = {
    notify: true,
    // A mail server may be down for days. If a message is given up in the end, its lead is still listed as not notified.
    retryLimit: 100_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: day,
    expireInSeconds: 60,
  };
  await boss.createQueue(mailQueue, options);
  await boss.updateQueue(mailQueue, options);
  // Fills the queue's cache. A lookup inside a transaction of the embedded database would wait for itself.
  await boss.insert(mailQueue, []);
  if (embedded) {
    // Nobody else uses this database, so a crash cut off any active job. There is no need to wait until it expires.
    await embedded.query(
      `update pgboss.job set state = 'retry', start_after = now() where name = $1 and state = 'active'`,
      [mailQueue],
    );
  }
  return boss;
}

/** Sends messages as they come into the queue. */
export async function workMailQueue(boss: PgBoss, send: SendLeadMail, log: Log): Promise<void> {
  const options = {
    batchSize: 10,
    perJobResults: true,
    notifyPollingIntervalSeconds: 2,
    burstWhenBatchFull: true,
  } as const;
  await boss.work<MailJob, void, typeof options>(mailQueue, options, (jobs) =>
    Promise.all(jobs.map((job) => sendJob(job, send, log))),
  );
}

/** Sends what is in the queue now, for a process that does not keep running. @returns how many jobs it tried */
export async function drainMailQueue(boss: PgBoss, send: SendLeadMail, log: Log): Promise<number> {
  await boss.supervise(mailQueue);
  for (let tried = 0; ; ) {
    const jobs = await boss.fetch<MailJob>(mailQueue, { batchSize: 10 });
    if (jobs.length === 0) {
      return tried;
    }
    for (const job of jobs) {
      const { status, output } = await sendJob(job, send, log);
      await (status === 'completed' ? boss.complete(mailQueue, job.id) : boss.fail(mailQueue, job.id, output));
    }
    tried += jobs.length;
  }
}

export type SendLeadMail = (job: MailJob) => Promise<void>;

export function createSendLeadMail(db: Database, mailer: Mailer, settings: MailSettings): SendLeadMail {
  return async ({ leadId, message }) => {
    const [lead] = await db.select().from(leads).where(eq(leads.id, leadId));
    // Erased in the meantime, at the person's request.
    if (!lead) {
      return;
    }
    await mailer.send(toLeadMail(lead, message, settings));
    const sent = message === 'notification' ? { notifiedAt: sql`now()` } : { documentSentAt: sql`now()` };
    await db.update(leads).set(sent).where(eq(leads.id, leadId));
  };
}

async function sendJob({ id, data }: Job<MailJob>, send: SendLeadMail, log: Log): Promise<SentJob> {
  try {
    await send(data);
    return { id, status: 'completed' };
  } catch (error) {
    const { message } = error as Error;
    log(`the ${data.message} mail of lead ${data.leadId} was not sent and will be tried again: ${message}`);
    return { id, status: 'failed', output: { message } };
  }
}

interface SentJob {
  id: string;
  status: 'completed' | 'failed';
  output?: { message: string };
}
