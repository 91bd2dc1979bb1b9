import pLimit from 'p-limit';
import { RendererNotStarted } from '../releases/releases.ts';
import type { LoadedModules, RenderJob } from '../renderer/renderer.ts';
import type { RenderOutcome } from './render-outcome.ts';
import { type RendererThread, startRendererThread } from './renderer-thread.ts';

type PoolOptions = Omit<Parameters<typeof startRendererThread>[0], 'onEnd'> & {
  /** How many threads render in parallel. */
  size: number;
  /** Jobs that a new thread does before it takes others, because the first pages of a thread take many times longer. */
  warmUp: readonly RenderJob[];
  /** Called before threads read the files of the set. */
  mend(): Promise<void>;
};

/** How many pages a thread works on at the same time. The rest waits, so that a burst does not make all of them late. */
const jobsPerThread = 8;
/** How long a page may wait for its turns, in milliseconds. */
const queuePatience = 10_000;

/** How long a job waits while no thread is running, in milliseconds. */
const patience = 3_000;
/** How long the jobs of a retired generation may still take, in milliseconds. */
const retirement = 10_000;

/**
 * Opens a generation of renderer threads for one set of releases. A thread that ends is replaced. Each new set gets a
 * new generation, so that the code of old releases, and whatever it did to its threads, goes away.
 */
export async function openGeneration({ size, warmUp, mend, ...options }: PoolOptions) {
  const turns = pLimit(Math.max(1, size) * jobsPerThread);
  const oneByOne = pLimit(1);
  /** Renders one page at a time, so that whatever ends it is that page. */
  let spare: RendererThread | undefined;
  const threads = new Set<RendererThread>();
  const waiting = new Set<() => void>();
  let isRetired = false;

  async function addThread() {
    let thread: RendererThread | undefined;
    const onEnd = () => {
      if (thread && threads.delete(thread) && !isRetired) void replaceThread();
    };
    thread = await startRendererThread({ ...options, onEnd }).catch((error: Error) => {
      // No code of a remote has run in it.
      throw new RendererNotStarted(error.message);
    });
    const loaded = await thread.warm();
    for (const job of warmUp) await thread.render(job);
    if (thread.ended) throw new Error(`A renderer ended while it rendered its first pages: ${thread.ended}`);
    if (isRetired) await thread.stop();
    else threads.add(thread);
    for (const go of waiting) go();
    return loaded;
  }

  async function replaceThread(delay = 100): Promise<void> {
    await mend();
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

  async function renderNow(job: RenderJob): Promise<RenderOutcome> {
    const thread = await someThread();
    return thread ? thread.render(job) : lost('ended', 'No renderer is running.');
  }

  async function renderInSpare(job: RenderJob): Promise<RenderOutcome> {
    if (!spare || spare.ended) spare = await startRendererThread({ ...options, onEnd: () => {} });
    const answer = await spare.render(job);
    await spare.check();
    const outcome = spare.ended && answer.kind === 'answer' ? lost('ended', spare.ended) : answer;
    if (oneByOne.pendingCount > 0) return outcome;
    void spare.stop();
    spare = undefined;
    return outcome;
  }

  await mend();
  const loaded = size > 0 ? [await addThread()] : [];
  // The first is enough to serve the set, and the sooner it is served the better.
  for (let more = 1; more < size; more += 1) void replaceThread();
  return {
    /** Modules that could not be loaded. */
    failures: loaded.flatMap(({ failures }) => failures),
    /** The query parameters that each page reads, by `<remote>/<expose>`. */
    queries: Object.assign({}, ...loaded.map(({ queries }) => queries)) as LoadedModules['queries'],
    /**
     * Renders a page when it is its turn. A form does not wait: it spends its time waiting for the API.
     *
     * @param latest when its turn comes too late, as a time in milliseconds
     */
    render(job: RenderJob, latest = waitUntil()): Promise<RenderOutcome> {
      if (job.body) return renderNow(job);
      return turns(() =>
        Date.now() < latest ? renderNow(job) : lost('late', 'Too many pages were waiting before it.'),
      );
    },
    /** Renders a page in a thread that renders nothing else at the same time, when it is its turn. */
    renderAlone(job: RenderJob, latest: number): Promise<RenderOutcome> {
      return oneByOne(() =>
        Date.now() < latest
          ? renderInSpare(job).catch((error: Error) => lost('late', error.message))
          : lost('late', 'Too many pages were waiting before it.'),
      );
    },
    /** Ends its threads once their jobs are done. */
    async retire(): Promise<void> {
      isRetired = true;
      const deadline = Date.now() + retirement;
      const isBusy = () =>
        turns.pendingCount + oneByOne.pendingCount + oneByOne.activeCount > 0 ||
        [...threads].some(({ load }) => load > 0);
      while (isBusy() && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await Promise.all([...threads, ...(spare ? [spare] : [])].map((thread) => thread.stop()));
    },
  };
}

/** Until when a page that is asked for now may wait for its turns, as a time in milliseconds. */
export function waitUntil(): number {
  return Date.now() + queuePatience;
}

function lost(reason: 'late' | 'ended', message: string): RenderOutcome {
  return { kind: 'lost', reason, message, acting: false };
}

export type Generation = Awaited<ReturnType<typeof openGeneration>>;
