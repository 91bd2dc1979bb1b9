/** The most items in one batch. */
const batchSize = 100;

interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Runs one batch at a time and gathers what arrives in the meantime into the next. If a batch fails, its items run one by
 * one, so that a bad item fails alone.
 */
export function createBatcher<Item>(run: (batch: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Waiting<Item>[] = [];
  let running = false;

  async function drain() {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      await settle(batch, run);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) {
        void drain();
      }
    });
}

async function settle<Item>(batch: Waiting<Item>[], run: (batch: Item[]) => Promise<void>): Promise<void> {
  try {
    await run(batch.map(({ item }) => item));
    for (const { resolve } of batch) {
      resolve();
    }
  } catch (error) {
    if (batch.length === 1) {
      batch[0]?.reject(error);
      return;
    }
    for (const one of batch) {
      await settle([one], run);
    }
  }
}
