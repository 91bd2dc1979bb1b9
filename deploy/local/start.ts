import { join } from 'node:path';
import { readReleaseEnv } from '@site/kit/release/env';
import { openKey } from '@site/kit/release/open-key';
import { assertPortFree } from './assert-port-free.ts';
import { buildChanged } from './build-changed.ts';
import { readSiteVariables } from './env.ts';
import { type KeptProcess, keepRunning } from './keep-running.ts';
import { planLocalSite } from './local-site.ts';
import { root } from './workspace.ts';

const running: KeptProcess[] = [];
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
try {
  await start();
} catch (error) {
  if (!isStopping) console.error(error instanceof Error ? error.message : error);
  stop(1);
}

/**
 * `npm start`: runs the whole site on this machine. Builds what has changed, then starts every process. A process that ends
 * later is started again, and the others go on.
 */
async function start(): Promise<void> {
  const { processes, env, url, releasesDirectory } = planLocalSite(readSiteVariables());
  for (const { port, portVariable } of processes) await assertPortFree(port, portVariable);
  await buildChanged(releasesDirectory, console.log, await openKey(readReleaseEnv(env)));
  const [shell, ...services] = processes.toReversed();
  await Promise.all(services.map(({ name, file }) => startProcess(name, file, env)));
  if (shell) await startProcess(shell.name, shell.file, env);
  console.log(`ready ${url}`);
}

async function startProcess(name: string, file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const kept = keepRunning(name, join(root, file), { env });
  running.push(kept);
  await kept.ready;
}

function stop(code: number): void {
  isStopping = true;
  process.exitCode = code;
  for (const kept of running) kept.stop();
}
