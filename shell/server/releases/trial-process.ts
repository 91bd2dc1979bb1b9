import { Worker } from 'node:worker_threads';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import { createRenderHost, type FromRenderer, type RenderAnswer } from '../composition/composition.ts';
import { describeChanges, takeSnapshot } from './global-changes.ts';
import { findShapeProblems } from './module-shape.ts';
import type { FromTrial, TrialTask } from './trial.ts';

/** How long one page may take, and how long stray work may take to show, in milliseconds. */
const budget = 15_000;
const aftermath = 250;
/** How often this process shows that it lives, in milliseconds. */
const pulse = 500;

const tell = (message: FromTrial) => void process.send?.(message);
new Worker(new URL('./trial-watchdog.ts', import.meta.url), { workerData: { shell: process.ppid } }).unref();
process.once('message', (task: TrialTask) => void run(task));
setInterval(() => tell({ type: 'alive' }), pulse).unref();

/** The whole trial of one release; every problem is told as soon as it is found. */
async function run(task: TrialTask): Promise<void> {
  const { distDirectory, remote, version, serverEntry, exposes, addresses, claims, config } = task;
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

  function hear(kind: string, said: string): void {
    if (kind === 'left-out') leftOut.push(said);
    else if (kind === 'stray') problem(`it leaves an error to nobody while ${step}: ${said}`);
    else if (kind === 'non-json') problem(`${said} cannot travel as JSON, found while ${step}`);
    else if (kind !== 'console') problem(`it ${said} while ${step}`);
  }

  const set = { claims: { [remote]: claims }, releases: { [remote]: { version, serverEntry, exposes } } };
  const host = await createRenderHost(distDirectory, set, receive);
  process.on('message', (message: Parameters<typeof host.receive>[0]) => host.receive(message));
  const snapshot = takeSnapshot();
  const timers = countTimers();

  for (const expose of exposes) {
    begin(`${expose} is loaded`);
    try {
      for (const found of findShapeProblems(expose, await host.loadModule(remote, expose))) problem(found);
    } catch (error) {
      problem(`${expose} cannot be loaded: ${(error as Error).message}`);
    }
  }

  let id = 0;
  async function render(what: string, address: string, isContentDown: boolean, fragment?: FragmentName): Promise<void> {
    const how = `rendered ${isContentDown ? 'without' : 'with'} content`;
    begin(`${what} is ${how}`);
    leftOut = [];
    const job = ++id;
    const outcome = new Promise<RenderAnswer | string>((resolve) => pages.set(job, resolve));
    const url = new URL(address, config.siteOrigin).href;
    host.receive({ type: 'render', job: { ...visit, id: job, url, config, trial: { isContentDown, fragment } } });
    // The page around a fragment is there without it.
    const reason = toReason(await outcome) ?? (fragment && leftOut[0]);
    if (reason !== undefined) problem(`${what} cannot be ${how}: ${leftOut[0] ?? reason}`);
  }

  for (const isContentDown of [false, true]) {
    for (const [page, address] of Object.entries(addresses)) await render(`page ${page}`, address, isContentDown);
    for (const name of Object.values(claims.fragments))
      await render(`fragment ${name}`, '/', isContentDown, name as FragmentName);
  }
  begin('it has been rendered');
  await new Promise((resolve) => setTimeout(resolve, aftermath));
  for (const change of describeChanges(snapshot)) problem(change);
  if (countTimers() > timers) problem('it leaves a timer running after its pages are rendered');
  tell({ type: 'done' });
}

const visit = { method: 'GET', headers: [], without: [], deviceLayout: 'desktop' as const, budget };

/** @returns why a page is not there; nothing where it is */
function toReason(outcome: RenderAnswer | string): string | undefined {
  if (typeof outcome === 'string') return outcome;
  if (outcome.kind === 'response') return undefined;
  return outcome.page.pageRendered ? undefined : 'it is left out';
}

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}
