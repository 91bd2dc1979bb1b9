import { Worker } from 'node:worker_threads';
import {
  createRenderHost,
  describeChanges,
  type FromRenderer,
  type RenderAnswer,
  type RenderableSet,
  type RenderJob,
  takeSnapshot,
} from '../renderer/renderer.ts';
import { findShapeProblems } from './module-shape.ts';
import type { FromTrial, ToTrial, TrialTask } from './trial.ts';

/** How long one page may take, and how long to wait for stray errors at the end, in milliseconds. */
const budget = 15_000;
const aftermath = 250;
/** How often this process reports that its event loop runs, in milliseconds. */
const pulse = 500;

const send = process.send?.bind(process);
const tell = (message: FromTrial) => void send?.(message);
new Worker(new URL('./trial-watchdog.ts', import.meta.url), { workerData: { shell: process.ppid } }).unref();
const { promise: asked, resolve: ask } = Promise.withResolvers<TrialTask>();
let host: Awaited<ReturnType<typeof createRenderHost>>;
process.on('message', (message: ToTrial | Parameters<typeof host.receive>[0]) => {
  if (message.type === 'prepare') void run(message.distDirectory);
  else if (message.type === 'try') ask(message.task);
  else host.receive(message);
});
void asked.then(() => setInterval(() => tell({ type: 'alive' }), pulse).unref());

/** Runs the whole trial of one release, and reports each problem as soon as it finds it. */
async function run(distDirectory: string): Promise<void> {
  // A library that finds it takes the shell for a program of its own.
  Reflect.deleteProperty(process, 'send');
  let step = '';
  let leftOut: string[] = [];
  const pages = new Map<number, (outcome: RenderAnswer | string) => void>();
  const problem = (text: string) => tell({ type: 'problem', problem: text });
  const begin = (next: string) => {
    step = next;
    tell({ type: 'step', step });
  };

  function receive(message: FromRenderer): void {
    if (message.type === 'content') tell(message);
    else if (message.type === 'answer') pages.get(message.id)?.(message.answer);
    else if (message.type === 'failed') pages.get(message.id)?.(message.message);
    else if (message.type === 'complaint') hear(message.complaint.kind, message.complaint.message);
  }

  function hear(kind: string, message: string): void {
    if (kind === 'left-out') leftOut.push(message);
    else if (kind === 'stray') problem(`It left an error unhandled ${step}: "${message}". Catch it there.`);
    else if (kind === 'non-json') problem(`JSON cannot carry ${message}, found ${step}. Return plain data.`);
    else if (kind !== 'console') problem(`It ${message} ${step}. Remove that code.`);
  }

  host = await createRenderHost(distDirectory, receive);
  const snapshot = takeSnapshot();
  const task = await asked;
  const { remote, exposes, addresses, config } = task;
  host.use(toSet(task));
  const timers = countTimers();

  for (const expose of exposes) {
    begin(`while loading ${expose}`);
    try {
      for (const found of findShapeProblems(expose, await host.loadModule(remote, expose))) problem(found);
    } catch (error) {
      problem(`${expose} could not be loaded: "${(error as Error).message}". Fix what it does at load.`);
    }
  }

  let id = 0;
  function renderTrial(address: string, trial: RenderJob['trial']): Promise<RenderAnswer | string> {
    const job = ++id;
    const outcome = new Promise<RenderAnswer | string>((resolve) => pages.set(job, resolve));
    const url = new URL(address, config.siteOrigin).href;
    host.receive({ type: 'render', job: { ...visit, id: job, url, config, trial } });
    return outcome;
  }

  for (const isContentDown of [false, true]) {
    const remedy = isContentDown ? 'Show a fallback when content is down.' : 'Fix its loader or component.';
    for (const [page, address] of Object.entries(addresses)) {
      begin(`while rendering page ${page} ${isContentDown ? 'without' : 'with'} content`);
      leftOut = [];
      const reason = toReason(await renderTrial(address, { isContentDown }));
      if (reason !== undefined) problem(`It failed ${step}: "${leftOut[0] ?? reason}". ${remedy}`);
    }
    for (const fragment of task.fragments) {
      begin(`while rendering fragment ${fragment.name} ${isContentDown ? 'without' : 'with'} content`);
      leftOut = [];
      const outcome = await renderTrial('/', { isContentDown, fragment });
      const reason = leftOut[0] ?? (typeof outcome === 'string' ? outcome : undefined);
      if (reason !== undefined) problem(`It failed ${step}: "${reason}". ${remedy}`);
    }
  }
  begin('after its pages were rendered');
  await new Promise((resolve) => setTimeout(resolve, aftermath));
  for (const change of describeChanges(snapshot)) problem(change);
  if (countTimers() > timers)
    problem(
      'It left a timer running after its pages were rendered. Start timers in effects, which run in browsers only.',
    );
  tell({ type: 'done' });
}

function toSet({ remote, version, serverEntry, exposes, claims }: TrialTask): RenderableSet {
  return {
    claims: { [remote]: claims },
    navigation: [],
    releases: { [remote]: { version, serverEntry, exposes } },
  };
}

const visit = { method: 'GET', headers: [], without: [], budget };

/** @returns why a page was not rendered; undefined if it was */
function toReason(outcome: RenderAnswer | string): string | undefined {
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'response') return undefined;
  return outcome.page.pageRendered ? undefined : 'it was left out of the page';
}

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
