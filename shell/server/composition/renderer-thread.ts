import { Worker } from 'node:worker_threads';
import type { ContentQuery } from '@site/contract/clients/content-client';
import { type Culprit, toCulprit } from './culprit.ts';
import { findBlocker } from './find-blocker.ts';
import type { Complaint, FromRenderer, RenderAnswer, RenderableSet, RenderJob, ToRenderer } from './render-protocol.ts';

/** What became of a job. */
export type RenderOutcome =
  | { kind: 'answer'; answer: RenderAnswer }
  | {
      kind: 'lost';
      /** `late`: no answer in time; `blocked`: the thread does not react; `ended`: it is gone; `failed`: the shell's own code threw. */
      reason: 'late' | 'blocked' | 'ended' | 'failed';
      message: string;
      stack?: string | undefined;
      /** Whose code it was, where that is known. */
      culprit?: Culprit | undefined;
      /** The action had been started, so a form may have been sent. */
      acting: boolean;
    };

/** Content for a thread: JSON of the envelope, left out where the thread has this version already. */
export type AnswerContent = (query: ContentQuery, known: number) => Promise<{ version: number; json?: string }>;

interface ThreadOptions {
  distDirectory: string;
  set: RenderableSet;
  answerContent: AnswerContent;
  complain(complaint: Complaint): void;
  /** Told once, when the thread is gone or of no more use. */
  onEnd(): void;
}

/** How long a thread may take until it can render, in milliseconds. */
const startPatience = 15_000;
/** How long after its budget a job counts as lost, in milliseconds. */
const grace = 250;
/** From this silence on, a thread that has something to say is blocked, not busy, in milliseconds. */
const longestSilence = 2_000;
const memory = { maxOldGenerationSizeMb: 384 };

/** A thread that renders pages from code of remotes, watched from outside. */
export async function startRendererThread({ distDirectory, set, answerContent, complain, onEnd }: ThreadOptions) {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: { distDirectory, set },
    // Nothing secret: remotes' code runs in it.
    env: { NODE_ENV: 'production' },
    resourceLimits: memory,
    stdout: true,
    stderr: true,
  });
  // What goes around the console is read, so that it does not pile up, and dropped.
  worker.stdout.resume();
  worker.stderr.resume();
  const jobs = new Map<number, { settle(outcome: RenderOutcome): void; acting: boolean }>();
  const calls = new Map<number, (message: FromRenderer) => void>();
  let lastCall = 0;
  let hasEnded = false;
  let lastSign = 0;
  const post = (message: ToRenderer) => worker.postMessage(message);

  function end(reason: 'blocked' | 'ended', message: string, culprit?: Culprit): void {
    if (hasEnded) return;
    hasEnded = true;
    complain({ kind: reason, ...culprit, message });
    for (const { settle, acting } of jobs.values()) settle({ kind: 'lost', reason, message, culprit, acting });
    void worker.terminate();
    onEnd();
  }

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A renderer did not start in time.')), startPatience);
    calls.set(0, () => {
      clearTimeout(timer);
      resolve();
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`A renderer ended with code ${code} before it could render.`));
    });
  });
  worker.on('message', receive);
  worker.on('error', (error: Error) => end('ended', error.message, toCulprit(error.stack)));
  worker.on('exit', (code) => end('ended', `The renderer ended with code ${code}.`));

  function receive(message: FromRenderer): void {
    lastSign = Date.now();
    switch (message.type) {
      case 'ready':
        calls.get(0)?.(message);
        return;
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
        answerContent(message.query, message.known).then(
          (answer) => post({ type: 'content', call: message.call, ...answer }),
          (error: Error) => post({ type: 'content', call: message.call, version: 0, error: error.message }),
        );
        return;
      case 'complaint':
        complain(message.complaint);
        return;
      default:
        calls.get(message.call)?.(message);
        calls.delete(message.call);
    }
  }

  function call(message: (id: number) => ToRenderer): Promise<FromRenderer> {
    const id = ++lastCall;
    return new Promise((resolve) => {
      calls.set(id, resolve);
      post(message(id));
    });
  }

  /** A job that is overdue: either its page alone is late, or the whole thread does not react. */
  async function examine(id: number): Promise<void> {
    const reacts = await showsLife();
    const job = jobs.get(id);
    if (!job || hasEnded) return;
    if (reacts) return job.settle({ kind: 'lost', reason: 'late', message: 'It took too long.', acting: job.acting });
    const culprit = await findBlocker(worker.threadId).catch(() => undefined);
    end('blocked', 'Code of a remote keeps its thread busy and lets nothing else run.', culprit);
  }

  /** A thread with much to do answers late, but in the meantime it sends other things. */
  async function showsLife(): Promise<boolean> {
    const asked = Date.now();
    const pong = call((ping) => ({ type: 'ping', call: ping }));
    await within(longestSilence, pong);
    return lastSign >= asked;
  }

  await ready;
  return {
    get load() {
      return jobs.size;
    },
    /** Loads the set's modules; names those that fail. */
    async warm() {
      const answer = await call((id) => ({ type: 'warm', call: id }));
      return answer.type === 'warm' ? answer.failures : [];
    },
    render(job: RenderJob): Promise<RenderOutcome> {
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
    async stop(): Promise<void> {
      hasEnded = true;
      await worker.terminate();
    },
  };
}

export type RendererThread = Awaited<ReturnType<typeof startRendererThread>>;

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))]);
}
