import type { Failure } from '../database/failure.ts';
import { Unavailable } from '../http/unavailable.ts';

/** The most items in one batch. */
const batchSize = 100;
/** The most items that wait. Beyond that, an item is refused at once. */
const longestQueue = 2_000;
/** A batch that takes longer than this lets another one begin beside it, in milliseconds. */
const promptly = 25;
/** How long an item may take, in milliseconds. A visitor has an answer within five seconds. */
const patience = 3_800;
/** How long after its first try a batch may begin another, in milliseconds. */
const tryAgainFor = 2_700;
const pause = 100;

interface Waiting<Item> {
  item: Item;
  since: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

export interface Batcher<Item> {
  /** @throws Unavailable, or why the item's data cannot be stored */
  add(item: Item): Promise<void>;
  /** How many items have no answer yet, and for how long the oldest of them has waited, in milliseconds. */
  waiting(): { count: number; oldest: number };
}

interface BatcherOptions {
  /** How many batches may run at the same time, because one that hangs may not hold up all others. */
  atOnce: number;
  toFailure: (error: unknown) => Failure;
}

/**
 * Gathers what arrives while a batch runs into the next batch: few large ones take the database less time than many small
 * ones. If data is at fault, the items of the batch run one by one,
 * so that a bad item fails alone. If a connection is at fault, the batch runs again.
 */
export function createBatcher<Item>(
  { atOnce, toFailure }: BatcherOptions,
  run: (batch: Item[]) => Promise<void>,
): Batcher<Item> {
  const unanswered = new Set<Waiting<Item>>();
  let queue: Waiting<Item>[] = [];
  let running = 0;
  let prompt = 0;

  function begin() {
    if (queue.length > 0 && prompt === 0 && running < atOnce) void drain();
  }

  async function drain() {
    running++;
    while (queue.length > 0) {
      const batch = queue.slice(0, batchSize);
      queue = queue.slice(batchSize);
      prompt++;
      let isPrompt = true;
      const late = setTimeout(() => {
        isPrompt = false;
        prompt--;
        begin();
      }, promptly);
      await settle(batch.filter((one) => unanswered.has(one)));
      clearTimeout(late);
      if (isPrompt) prompt--;
    }
    running--;
  }

  async function settle(batch: Waiting<Item>[]): Promise<void> {
    if (batch.length === 0) {
      return;
    }
    const startedAt = performance.now();
    for (;;) {
      try {
        await run(batch.map(({ item }) => item));
        for (const { resolve } of batch) {
          resolve();
        }
        return;
      } catch (error) {
        const failure = toFailure(error);
        if (failure === 'connection' && performance.now() - startedAt < tryAgainFor) {
          await new Promise((resolve) => setTimeout(resolve, pause));
        } else if (failure === 'data' && batch.length > 1) {
          for (const one of batch) {
            await settle([one]);
          }
          return;
        } else {
          for (const { reject } of batch) {
            reject(failure === 'data' ? error : new Unavailable('The lead was not stored.', { cause: error }));
          }
          return;
        }
      }
    }
  }

  async function add(item: Item): Promise<void> {
    if (queue.length >= longestQueue) {
      throw new Unavailable('Too many leads are waiting.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { item, since: performance.now(), resolve, reject };
    const timer = setTimeout(() => reject(new Unavailable('The lead was not stored in time.')), patience);
    unanswered.add(one);
    queue.push(one);
    begin();
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      unanswered.delete(one);
    }
  }

  return {
    add,
    waiting: () => {
      const [oldest] = unanswered;
      return { count: unanswered.size, oldest: oldest ? Math.round(performance.now() - oldest.since) : 0 };
    },
  };
}
