import { type ChildProcess, fork } from 'node:child_process';
import type { ContentQuery } from '@site/contract/clients/content-client';
import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { PropsSchema } from '@site/contract/releases/brought';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Claims } from '@site/contract/remotes/claims';
import { checkStyles } from './check-styles.ts';
import type { MirroredRelease } from './mirror.ts';
import { findOwnReact } from './own-react.ts';
import { ReleaseRefused } from './release-refused.ts';

/** A fragment with what its schema gives as examples. */
interface SampleFragment {
  name: FragmentName;
  props: Record<string, unknown>;
}

/** Messages to a trial process, besides answers about content: where the shell's own code is, and later what to try. */
export type ToTrial = { type: 'prepare'; distDirectory: string } | { type: 'try'; task: TrialTask };

/** What a trial process tries. */
export interface TrialTask {
  remote: string;
  version: string;
  serverEntry: string;
  /** Exposed modules, e.g. `pages/home`. */
  exposes: readonly string[];
  /** An address to render for each page, by page id. */
  addresses: Record<string, string>;
  claims: Claims;
  fragments: readonly SampleFragment[];
  config: RuntimeConfig;
}

/** Messages from it. */
export type FromTrial =
  | { type: 'step'; step: string }
  | { type: 'problem'; problem: string }
  | { type: 'content'; call: number; query: ContentQuery; known: number }
  | { type: 'alive' }
  | { type: 'done' };

interface TrialOptions {
  /** Starts a process, or takes one that was started before. */
  startProcess(): ChildProcess;
  config: RuntimeConfig;
  answerContent(query: ContentQuery, known: number, isDraft: boolean): Promise<{ version: number; json?: string }>;
  /** Finds a real address for a path with parameters. */
  addressFor(pattern: string): Promise<string>;
}

/** How long a trial may take, and how long its process may be silent, once it runs and before that, in milliseconds. */
const patience = 120_000;
const silence = 10_000;
const startPatience = 60_000;
const beforeStart = 'before it was loaded';
/** The memory it may use, and how many bytes it may print. */
const memory = ['--max-old-space-size=384'];
const longestOutput = 1_000_000;
/** The content of the shell's nav and footer, which are on every page. */
const readByShell = ['siteSettings', 'capabilities'];
/** How many problems a refusal names. */
const mostProblems = 5;

/**
 * Tries a release before visitors get it, in a process of its own with limited time, memory and output. Loads every
 * page and fragment that it claims, checks their shape, and renders each page with content and without. If its code
 * crashes or blocks, visitors do not notice.
 *
 * @throws ReleaseRefused with a message that names each problem
 */
export async function tryRelease(candidate: MirroredRelease, options: TrialOptions): Promise<void> {
  const { release, directory, styles } = candidate;
  const problems = [...checkStyles(styles, candidate.remote), ...(await findOwnReact(directory))];
  const addresses: TrialTask['addresses'] = {};
  for (const [page, [pattern]] of Object.entries(release.pages)) {
    if (pattern) addresses[page] = await options.addressFor(pattern);
  }
  const task: TrialTask = {
    remote: candidate.remote,
    version: candidate.version,
    serverEntry: `${directory}/server/remoteEntry.cjs`,
    exposes: Object.keys(release.exposes),
    addresses,
    claims: { pages: release.pages, fragments: release.fragments },
    fragments: Object.values(release.fragments).map((name) => toSample(name, release.fragmentProps[name])),
    config: options.config,
  };
  if (problems.length === 0) problems.push(...(await runTrial(task, release.needs?.content, options)));
  if (problems.length === 0) return;
  const more = problems.length > mostProblems ? ` And ${problems.length - mostProblems} more.` : '';
  throw new ReleaseRefused(problems.slice(0, mostProblems).join(' ') + more);
}

/** The first example of each property. One without examples is left out. */
function toSample(name: string, schema: PropsSchema | undefined): SampleFragment {
  const examples = Object.entries(schema?.properties ?? {}).flatMap(([property, { examples = [] }]) =>
    examples.length > 0 ? [[property, examples[0]] as const] : [],
  );
  return { name: name as FragmentName, props: Object.fromEntries(examples) };
}

/** Starts a process that loads the shell's own code, and then waits for what it is to try. */
export function startTrialProcess(distDirectory: string): ChildProcess {
  const child = fork(new URL('./trial-process.ts', import.meta.url), {
    execArgv: memory,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  child.send({ type: 'prepare', distDirectory } satisfies ToTrial, () => {});
  return child;
}

function runTrial(
  task: TrialTask,
  needed: readonly string[] | undefined,
  { startProcess, answerContent }: TrialOptions,
): Promise<string[]> {
  const child = startProcess();
  const problems: string[] = [];
  let step = beforeStart;
  let output = 0;
  return new Promise((resolve, reject) => {
    let isFinished = false;
    const finish = (problem?: string) => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(timer);
      clearTimeout(pulse);
      if (problem) problems.push(problem);
      child.removeAllListeners();
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve([...new Set(problems)]);
    };
    const timer = setTimeout(
      () => finish(`Its trial did not finish in time and was stopped ${step}. Look for work that never ends.`),
      patience,
    );
    let pulse = setTimeout(onSilence, startPatience);
    function onSilence() {
      finish(`It blocked the event loop ${step}. Look for an endless loop.`);
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.length;
        if (output > longestOutput) finish(`It printed more than ${longestOutput} bytes ${step}. Remove that output.`);
      });
    }
    child.on('message', (message: FromTrial) => {
      clearTimeout(pulse);
      pulse = setTimeout(onSilence, silence);
      try {
        receive(message);
      } catch (error) {
        // The code that is tried can send whatever it likes, and an exception here would end the shell.
        finish(`It sent a message that nobody understands ${step}: "${(error as Error).message}". Remove that code.`);
      }
    });
    function receive(message: FromTrial) {
      if (message.type === 'step') step = message.step;
      else if (message.type === 'problem') problems.push(message.problem);
      else if (message.type === 'done') finish();
      else if (message.type === 'content') {
        const { contentType } = message.query;
        if (needed && !needed.concat(readByShell).includes(contentType))
          problems.push(`It reads content of type ${contentType}. Add that to \`needs\` in its remote.ts.`);
        void answer(message);
      }
    }
    const fail = (reason: string) => {
      reject(new Error(`Its trial could not run: ${reason}`));
      finish();
    };
    child.once('error', ({ message }) => fail(message));
    child.once('exit', (code, signal) => {
      const ended = `the process (${signal ?? `code ${code}`})`;
      // None of its code has run yet.
      if (step === beforeStart) fail(`${ended} ended`);
      else finish(`It ended ${ended} ${step}. Look for runaway memory or a native crash.`);
    });
    child.send({ type: 'try', task } satisfies ToTrial);
  });

  async function answer({ call, query, known }: Extract<FromTrial, { type: 'content' }>): Promise<void> {
    const content = await answerContent(query, known, false).catch((error: Error) => ({
      version: 0,
      error: error.message,
    }));
    if (child.connected) child.send({ type: 'content', call, ...content });
  }
}
