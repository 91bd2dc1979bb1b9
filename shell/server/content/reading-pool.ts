import { Tinypool } from 'tinypool';
import type { News, Reading } from './reading-thread.ts';

/**
 * Reads content in a thread of its own. If that ends, whatever it reads fails, and the next reading starts another one:
 * Tinypool itself would throw what nobody waits for into the shell, and wait forever for a thread that exits.
 *
 * @param most how many readings run at once
 * @param report called with an error of the thread that belongs to no reading
 */
export function createReadingPool(most: number, report: (error: unknown) => void): (reading: Reading) => Promise<News> {
  let current: Tinypool | undefined = open();

  function open(): Tinypool {
    const pool = new Tinypool({
      filename: new URL('./reading-thread.ts', import.meta.url).href,
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: most,
      // Its connections need it awake.
      useAtomics: false,
    });
    pool.on('error', report);
    const close = () => {
      if (current === pool) current = undefined;
      void pool.destroy();
    };
    for (const thread of pool.threads) {
      thread.once('error', close);
      thread.once('exit', close);
    }
    return pool;
  }

  return (reading) => {
    current ??= open();
    return current.run(reading);
  };
}
