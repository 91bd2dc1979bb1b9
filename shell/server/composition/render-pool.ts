import pLimit from 'p-limit';
import type { RenderJob } from './render-protocol.ts';
import { type RendererThread, type RenderOutcome, startRendererThread } from './renderer-thread.ts';

type PoolOptions = Omit<Parameters<typeof startRendererThread>[0], 'onEnd'> & {
  /** How many threads render side by side. */
  size: number;
};

/** How long a job waits in line, and for a thread while the last one is being replaced, in milliseconds. */
const patience = 3_000;
/** How many jobs one thread has at once. The others wait in line, where their budget does not run yet. */
const jobsAtOnce = 8;
/** How long the jobs of a retired generation may still take, in milliseconds. */
const retirement = 10_000;

/**
 * Opens a generation of renderer threads for one set of releases. A thread that ends is replaced; a new set gets a new
 * generation, so that the code of releases that are not live any more, and whatever it did to its thread, is let go.
 */
export async function openGeneration({ size, ...options }: PoolOptions) {
  const threads = new Set<RendererThread>();
  const waiting = new Set<() => void>();
  const inLine = pLimit(Math.max(1, size) * jobsAtOnce);
  let isRetired = false;

  async function addThread() {
    const thread: RendererThread = await startRendererThread({
      ...options,
      onEnd() {
        threads.delete(thread);
        if (!isRetired) void replaceThread();
      },
    });
    const failures = await thread.warm();
    if (isRetired) await thread.stop();
    else threads.add(thread);
    for (const go of waiting) go();
    return failures;
  }

  async function replaceThread(delay = 100): Promise<void> {
    await addThread().catch(async (error: Error) => {
      options.complain({ kind: 'left-out', message: error.message });
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isRetired) await replaceThread(Math.min(delay * 2, 10_000));
    });
  }

  async function someThread(): Promise<RendererThread | undefined> {
    if (threads.size === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(go, patience);
        function go() {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        }
        waiting.add(go);
      });
    }
    return [...threads].toSorted((a, b) => a.load - b.load)[0];
  }

  const failures = (await Promise.all(Array.from({ length: size }, addThread))).flat();
  return {
    /** Modules that could not be loaded. */
    failures,
    render(job: RenderJob): Promise<RenderOutcome> {
      const since = Date.now();
      return inLine(async () => {
        if (Date.now() - since > patience) return toLost('late', 'There is more to render than this shell can.');
        const thread = await someThread();
        return thread ? thread.render(job) : toLost('late', 'No renderer is running.');
      });
    },
    /** Ends its threads once their jobs are done. */
    async retire(): Promise<void> {
      isRetired = true;
      const deadline = Date.now() + retirement;
      while ([...threads].some(({ load }) => load > 0) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

function toLost(reason: 'late', message: string): RenderOutcome {
  return { kind: 'lost', reason, message, acting: false };
}

export type Generation = Awaited<ReturnType<typeof openGeneration>>;
