import { setTimeout } from 'node:timers/promises';
import type { Log } from '@site/server/log';
import { type JobWithMetadata, PgBoss, type ConstructorOptions as QueueConnection } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { describeError } from '../describe-error.ts';
import type { MailJob } from './mail-job.ts';
import { MailRefused } from './mail-refused.ts';
import { deadMailQueue, mailQueue } from './read-mail-backlog.ts';
import type { SendLeadMail } from './send-lead-mail.ts';

const hour = 60 * 60;
const day = 24 * hour;

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
    supervise: !takeOnly,
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => log.error(describeError(error), 'The mail queue failed; it tries again.'));
  await boss.start();
  // What was given up waits for a person: `npm run leads -- resend`.
  await createQueue(boss, deadMailQueue, { retentionSeconds: 365 * day });
  await createQueue(boss, mailQueue, {
    notify: false,
    deadLetter: deadMailQueue,
    // A mail server may be down for days. The pauses grow from 2 seconds to an hour, which makes this about three days.
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: hour,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: day,
    // Longer than a mail server may take, so that nobody sends a message again while the first try still runs.
    expireInSeconds: 600,
  });
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

async function createQueue(boss: PgBoss, name: string, options: Parameters<PgBoss['updateQueue']>[1]) {
  await boss.createQueue(name, options as Parameters<PgBoss['createQueue']>[1]);
  await boss.updateQueue(name, options);
}

/** The least time that a worker takes for its messages, in milliseconds, also while leads arrive: at most 40 or 10 a second in all. */
const pace = { quiet: 250, busy: 1_000 };

/**
 * Sends messages as they come into the queue, a few at a time. A slow one delays one other at most.
 *
 * Many leads at once do not become as much mail at once: visitors who wait for an answer go first, and mail servers accept only so
 * many a second.
 *
 * @param isBusy whether visitors wait for their leads to be stored
 */
export async function workMailQueue(boss: PgBoss, send: SendLeadMail, log: Log, isBusy: () => boolean): Promise<void> {
  const options = {
    localConcurrency: 5,
    // pg-boss goes on at once after a full batch only if a batch has more than one job.
    batchSize: 2,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: 2,
    burstWhenBatchFull: true,
  } as const;
  await boss.work<MailJob, object, typeof options>(mailQueue, options, async (jobs) => {
    const pause = setTimeout(isBusy() ? pace.busy : pace.quiet);
    const [sent] = await Promise.all([Promise.all(jobs.map((job) => sendJob(job, send, log))), pause]);
    return sent;
  });
}

/** How long a run may begin new messages, in milliseconds. */
const runFor = 40_000;

/**
 * Sends what is in the queue now, for a process that does not keep running. A run that starts while another is under way
 * sends nothing.
 *
 * @returns how many jobs it tried
 */
export async function drainMailQueue(
  { transaction }: OpenDatabase,
  boss: PgBoss,
  send: SendLeadMail,
  log: Log,
): Promise<number> {
  return transaction(async (tx) => {
    // Ends with the transaction, and with the session if this process is stopped.
    const { rows } = await tx.execute(`select pg_try_advisory_xact_lock(${runLock}) as mine`);
    if (!rows[0]?.mine) {
      log.warn('The last run still sends mail; this one leaves it to it.');
      return 0;
    }
    await boss.supervise(mailQueue);
    const endAt = performance.now() + runFor;
    for (let tried = 0; ; tried++) {
      const [job] =
        performance.now() < endAt ? await boss.fetch<MailJob>(mailQueue, { batchSize: 1, includeMetadata: true }) : [];
      if (!job) {
        return tried;
      }
      const { status, output } = await sendJob(job, send, log);
      if (status === 'failed') {
        await boss.fail(mailQueue, job.id, output);
        continue;
      }
      if (status === 'deadletter') {
        await boss.insert(deadMailQueue, [{ data: job.data }]);
      }
      await boss.complete(mailQueue, job.id, output);
    }
  });
}

/** Any number that nothing else locks in this database. */
const runLock = 72_406_112;

interface SentJob {
  id: string;
  status: 'completed' | 'failed' | 'deadletter';
  output?: object;
}

async function sendJob(job: JobWithMetadata<MailJob>, send: SendLeadMail, log: Log): Promise<SentJob> {
  const { id, data } = job;
  const about = { leadId: data.leadId, mail: data.message };
  try {
    const isSent = await send(data);
    if (!isSent) {
      log.warn(about, 'Did not send a mail: its recipient has had the most for one day.');
    }
    return { id, status: 'completed', ...(!isSent && { output: { skipped: 'daily limit' } }) };
  } catch (error) {
    const output = { ...describeError(error), ...(error instanceof MailRefused && { outcome: error.outcome }) };
    if (error instanceof MailRefused || job.retryCount >= job.retryLimit) {
      log.error(
        { ...about, ...output, alert: 'mail-given-up' },
        'Gave up a mail. Look at it, then: npm run leads -- resend',
      );
      return { id, status: 'deadletter', output };
    }
    log.warn({ ...about, ...output, tries: job.retryCount + 1 }, 'Could not send a mail; it will be tried again.');
    return { id, status: 'failed', output };
  }
}
