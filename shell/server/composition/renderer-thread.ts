import { Worker } from 'node:worker_threads';
import type { ContentQuery } from '@site/contract/clients/content-client';
import { continueTrace } from '@site/server/telemetry/trace';
import {
  type Complaint,
  type Culprit,
  type FromRenderer,
  type LoadedModules,
  noticedInside,
  type RenderableSet,
  type RenderJob,
  renderWorker,
  type ToThread,
  toCulprit,
} from '../renderer/renderer.ts';
import { findBlocker } from './find-blocker.ts';
import type { Lost, RenderOutcome } from './render-outcome.ts';
import { watchExternalMemory } from './watch-external-memory.ts';

/** Reads content, or drafts of it, for a thread. The JSON is left out if the thread already has this version. */
export type AnswerContent = (
  query: ContentQuery,
  known: number,
  isDraft: boolean,
) => Promise<{ version: number; json?: string }>;

interface ThreadOptions {
  set: RenderableSet;
  /** Starts a thread, or takes one that was started before. */
  takeWorker(): Worker;
  answerContent: AnswerContent;
  complain(complaint: Complaint): void;
  /** Called once, when the thread can no longer render. */
  onEnd(): void;
}

/** How long a thread may take until it can render, in milliseconds. */
const startPatience = 15_000;
/** How far past its budget a job may run, in milliseconds. */
const grace = 250;
/** How long a thread may take to load the modules of its set, in milliseconds. */
const loadPatience = 30_000;
/** From this silence on, a thread that has something to say is blocked, not busy, in milliseconds. */
const longestSilence = 2_000;
const memory = { maxOldGenerationSizeMb: 384 };

/** Starts a thread that loads the shell's own code, and then waits for the set that it is to render. */
export function startWorker(distDirectory: string): Worker {
  const worker = new Worker(renderWorker, {
    workerData: { distDirectory },
    // Remotes' code runs in it, so it gets no secrets.
    env: { NODE_ENV: 'production' },
    resourceLimits: memory,
    stdout: true,
    stderr: true,
  });
  // Output that bypasses the console is dropped, but has to be read, or it would pile up.
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/** Has a thread render pages from remotes' code, and watches it from outside. */
export async function startRendererThread({ set, takeWorker, answerContent, complain, onEnd }: ThreadOptions) {
  const worker = takeWorker();
  const jobs = new Map<number, { settle(outcome: RenderOutcome): void; acting: boolean }>();
  /** Calls that wait for an answer. Call 0 is the thread's start. */
  const calls = new Map<number, { resolve(answer: FromRenderer): void; reject(error: Error): void }>();
  let lastCall = 0;
  let lastSign = 0;
  /** Why the thread can no longer render. */
  let ended: Lost | undefined;
  const post = (message: ToThread) => worker.postMessage(message);

  function end(reason: 'blocked' | 'ended', message: string, culprit?: Culprit): void {
    if (ended) return;
    complain({ kind: reason, ...culprit, message });
    void finish({ kind: 'lost', reason, message, culprit, acting: false });
    onEnd();
  }

  /** Answers everything that waits for the thread, and lets it go. */
  async function finish(lost: Lost): Promise<void> {
    ended = lost;
    for (const { settle, acting } of jobs.values()) settle({ ...lost, acting });
    for (const { reject } of calls.values()) reject(new Error(lost.message));
    await worker.terminate();
  }

  async function endBlocked(message: string): Promise<void> {
    end('blocked', message, await findBlocker(worker.threadId).catch(() => undefined));
  }

  worker.on('message', (message: FromRenderer) => {
    try {
      receive(message);
    } catch (error) {
      // Remotes' code can send whatever it likes, and an exception here would end the shell.
      end('ended', `The renderer sent a message that nobody understands: ${(error as Error).message}`);
    }
  });
  worker.on('error', (error: Error) => end('ended', error.message, toCulprit(error.stack)));
  worker.on('exit', (code) => end('ended', `The renderer ended with code ${code}.`));
  watchExternalMemory(worker, (message) => end('ended', message));

  function receive(message: FromRenderer): void {
    lastSign = Date.now();
    switch (message.type) {
      case 'answer':
        jobs.get(message.id)?.settle({ kind: 'answer', answer: message.answer });
        return;
      case 'failed': {
        const { id, isLate, message: text, stack } = message;
        const job = jobs.get(id);
        job?.settle({
          kind: 'lost',
          reason: isLate ? 'late' : 'failed',
          message: text,
          stack,
          culprit: toCulprit(stack),
          acting: job.acting,
        });
        return;
      }
      case 'acting': {
        const job = jobs.get(message.id);
        if (job) job.acting = true;
        return;
      }
      case 'content':
        continueTrace(message.trace, () => answerContent(message.query, message.known, message.isDraft)).then(
          (answer) => post({ type: 'content', call: message.call, ...answer }),
          (error: Error) => post({ type: 'content', call: message.call, version: 0, error: error.message }),
        );
        return;
      case 'broken':
        end('ended', message.message);
        return;
      case 'complaint':
        complain(checkComplaint(message.complaint, set));
        return;
      default:
        calls.get(message.call)?.resolve(message);
    }
  }

  function call(message?: (id: number) => ToThread): Promise<FromRenderer> {
    const id = message ? ++lastCall : 0;
    return new Promise<FromRenderer>((resolve, reject) => {
      if (ended) return reject(new Error(ended.message));
      calls.set(id, { resolve, reject });
      if (message) post(message(id));
    }).finally(() => calls.delete(id));
  }

  /** Finds out whether an overdue job is only late, or its whole thread is blocked. */
  async function examine(id: number): Promise<void> {
    const reacts = await showsLife();
    const job = jobs.get(id);
    if (!job) return;
    if (!reacts) return endBlocked("A remote's code blocked its thread.");
    job.settle({ kind: 'lost', reason: 'late', message: 'it took longer than its budget', acting: job.acting });
  }

  /** A thread with much to do answers late, but in the meantime it sends other things. */
  async function showsLife(): Promise<boolean> {
    const asked = Date.now();
    const pong = call((ping) => ({ type: 'ping', call: ping }));
    await within(
      longestSilence,
      pong.catch(() => undefined),
    );
    return lastSign >= asked;
  }

  post({ type: 'set', set });
  const tooSlow = setTimeout(() => end('ended', 'The renderer did not start in time.'), startPatience);
  await call().finally(() => clearTimeout(tooSlow));
  return {
    get load() {
      return jobs.size;
    },
    /** Why it can no longer render. */
    get ended() {
      return ended?.message;
    },
    /** Loads the set's modules. */
    async warm(): Promise<LoadedModules> {
      const timer = setTimeout(() => void endBlocked('Its modules did not load in time.'), loadPatience);
      const answer = await call((id) => ({ type: 'warm', call: id })).finally(() => clearTimeout(timer));
      return answer.type === 'warm' ? answer : { failures: [], queries: {} };
    },
    render(job: RenderJob): Promise<RenderOutcome> {
      if (ended) return Promise.resolve(ended);
      return new Promise((resolve) => {
        const timer = setTimeout(() => void examine(job.id), job.budget + grace);
        const settle = (outcome: RenderOutcome) => {
          clearTimeout(timer);
          jobs.delete(job.id);
          resolve(outcome);
        };
        jobs.set(job.id, { settle, acting: false });
        post({ type: 'render', job });
      });
    },
    /** Waits until it has looked at itself; it ends if a page has broken it. */
    async check(): Promise<void> {
      await call((id) => ({ type: 'ping', call: id })).catch(() => {});
    },
    async stop(): Promise<void> {
      await finish({ kind: 'lost', reason: 'ended', message: 'The renderer was stopped.', acting: false });
    },
  };
}

export type RendererThread = Awaited<ReturnType<typeof startRendererThread>>;

/**
 * Remotes' code could send a complaint about another remote. So it counts only if a thread can notice such a problem, and
 * against a version that it renders.
 *
 * @throws if only the main process can know this
 */
function checkComplaint(complaint: Complaint, { releases }: RenderableSet): Complaint {
  const { kind, remote, version, ...rest } = complaint;
  if (!noticedInside.has(kind)) throw new Error(`A thread cannot complain of "${kind}".`);
  if (version === undefined || (remote !== undefined && releases[remote]?.version === version)) return complaint;
  return { kind, ...rest };
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);
}
