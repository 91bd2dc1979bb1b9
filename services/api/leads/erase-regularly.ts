import type { Log } from '@site/server/log';
import { eraseOldFeedback } from '../assistant/feedback/store-feedback.ts';
import type { Database } from '../database/database.ts';
import { describeError } from '../describe-error.ts';
import { eraseOld } from './erase-leads.ts';

const hour = 60 * 60 * 1000;

interface Retention {
  /** How many days leads are kept. 0 means for good. */
  days: number;
  outbox: string;
  log: Log;
}

/** Deletes leads and feedback that are older than they may be, now and every hour. @returns a function that ends it */
export function eraseRegularly(db: Database, { days, outbox, log }: Retention): () => Promise<void> {
  let erasing = erase();
  const timer = setInterval(() => {
    erasing = erasing.then(erase);
  }, hour);
  timer.unref();

  async function erase() {
    try {
      await eraseOldFeedback(db);
      const erased = days === 0 ? 0 : await eraseOld(db, days, outbox);
      if (erased > 0) {
        log.info({ erased, days }, 'Deleted leads that were older than they may be.');
      }
    } catch (error) {
      log.error(describeError(error), 'Could not delete old leads.');
    }
  }

  return async () => {
    clearInterval(timer);
    await erasing;
  };
}
