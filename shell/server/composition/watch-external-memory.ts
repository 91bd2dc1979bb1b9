import type { Worker } from 'node:worker_threads';

/** How much memory a thread may hold outside of its heap, in MB: buffers, which `resourceLimits` does not count. */
const mostExternal = 256;
/** How often it is measured, in milliseconds. */
const interval = 1_000;

/**
 * Watches the memory that a thread holds outside of its heap.
 *
 * @param onExcess called once, when it holds too much
 */
export function watchExternalMemory(worker: Worker, onExcess: (message: string) => void): void {
  const timer = setInterval(async () => {
    // A blocked thread answers late, and one that has ended never does.
    const { external_memory: bytes } = await worker.getHeapStatistics().catch(() => ({ external_memory: 0 }));
    if (bytes <= mostExternal * 1024 * 1024) return;
    clearInterval(timer);
    onExcess(`The renderer held more than ${mostExternal} MB of buffers.`);
  }, interval).unref();
  worker.once('exit', () => clearInterval(timer));
}
