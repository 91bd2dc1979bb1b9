import type { Database } from '../database/database.ts';
import { deadMailQueue } from '../mail/read-mail-backlog.ts';
import { withQueue } from './with-queue.ts';

/** Puts messages that were given up back into the queue. @returns how many */
export async function resendMail(db: Database): Promise<number> {
  return withQueue(db, (queue) => queue.redrive(deadMailQueue));
}
