import type { Database } from '../database/database.ts';
import { deadMailQueue, mailQueue } from '../mail/read-mail-backlog.ts';
import { withQueue } from './with-queue.ts';

/** Puts messages that were given up back into the queue. @returns how many */
export async function resendMail(db: Database): Promise<number> {
  return withQueue(db, async (queue) => {
    let count = 0;
    for (;;) {
      // The queue has to be named: what a Lambda gave up does not say where it came from.
      const moved = await queue.redrive(deadMailQueue, { destination: mailQueue });
      if (moved === 0) return count;
      count += moved;
    }
  });
}
