import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { runProcess } from '@site/server/run-process';
import type { LocalSite } from './local-site.ts';
import { root } from './workspace.ts';

/** Starts the named processes, except those that already answer on their port, for example from another terminal. */
export async function runServices({ processes, env }: LocalSite, names: string[]): Promise<void> {
  const wanted = processes.filter(({ name }) => names.includes(name));
  await Promise.all(
    wanted.map(async ({ name, file, port }) => {
      if (await answers(port)) return console.log(`${name} is already running on port ${port}`);
      const onStart = (child: ChildProcess) => process.once('exit', () => child.kill('SIGTERM'));
      await runProcess(name, join(root, file), { env, onStart });
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

async function answers(port: number): Promise<boolean> {
  const limit = AbortSignal.timeout(1_000);
  return fetch(`http://localhost:${port}/`, { signal: limit }).then(
    () => true,
    () => false,
  );
}
