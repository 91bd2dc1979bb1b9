import { createRenderHost } from '../composition/composition.ts';
import { describeChanges, takeSnapshot } from './global-changes.ts';
import type { FromTrial, TrialTask } from './trial.ts';
import { findShapeProblems } from './module-shape.ts';

/** How long one page may take to render, and how long stray work may take to show, in milliseconds. */
const budget = 5_000;
const aftermath = 250;

const tell = (message: FromTrial) => void process.send?.(message);
process.once('message', (task: TrialTask) => void run(task));

/** The whole trial of one release; every problem is told as soon as it is found. */
async function run(task: TrialTask): Promise<void> {
  const { remote, version, serverEntry, exposes, addresses, claims, config, distDirectory } = task;
  let step = '';
  const problem = (text: string) => tell({ type: 'problem', problem: text });
  const begin = (next: string) => {
    step = next;
    tell({ type: 'step', step });
  };
  const rendered = new Map<number, (message: RenderMessage) => void>();
  const host = await createRenderHost(distDirectory, (message) => {
    if (message.type === 'content') tell(message);
    else if (message.type === 'answer' || message.type === 'failed') rendered.get(message.id)?.(message);
    else if (message.type === 'complaint') onComplaint(message.complaint);
  });
  process.on('message', (message: { type: string }) => {
    if (message.type === 'content') host.receive(message as never);
  });
  const snapshot = takeSnapshot();
  const timers = countTimers();
  const releases = { [remote]: { version, serverEntry, exposes, claims } };

  function onComplaint({ kind, message }: { kind: string; message: string }): void {
    if (kind === 'stray') problem(`it leaves an error to nobody while ${step}: ${message}`);
    if (kind === 'exit') problem(`it ${message} while ${step}`);
    if (kind === 'flood') problem(`it ${message} while ${step}`);
    if (kind === 'left-out') reported.push(message);
  }

  const reported: string[] = [];
  for (const expose of exposes) {
    begin(`${expose} is loaded`);
    try {
      const module = await host.loadModule<Record<string, unknown>>(releases, remote, expose);
      for (const found of findShapeProblems(expose, module)) problem(found);
    } catch (error) {
      problem(`${expose} cannot be loaded: ${(error as Error).message}`);
    }
  }

  let id = 0;
  for (const isContentDown of [false, true]) {
    for (const [page, address] of Object.entries(addresses)) {
      begin(`page ${page} is rendered ${isContentDown ? 'without content' : 'with content'}`);
      reported.length = 0;
      id += 1;
      const answer = new Promise<RenderMessage>((resolve) => rendered.set(id, resolve));
      host.receive({
        type: 'render',
        job: { id, url: new URL(address, config.siteOrigin).href, method: 'GET', headers: [], releases, config, deviceLayout: 'desktop', isContentDown, budget },
      });
      for (const found of judge(page, await answer, reported)) problem(found);
    }
  }
  begin('it has been rendered');
  await new Promise((resolve) => setTimeout(resolve, aftermath));
  for (const change of describeChanges(snapshot)) problem(change);
  if (countTimers() > timers) problem('it leaves a timer running');
  tell({ type: 'done' });
}
