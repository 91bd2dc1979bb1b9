import { join } from 'node:path';
import type { LocalSite } from './local-site.ts';
import { runProcess } from './run-process.ts';
import { root } from './workspace.ts';

/** Starts the named parts of the site, except those that already answer on their port, e.g. from another terminal. */
export async function runServices({ parts, env }: LocalSite, names: string[]): Promise<void> {
  const wanted = parts.filter(({ name }) => names.includes(name));
  await Promise.all(
    wanted.map(async ({ name, file, port }) => {
      if (await answers(port)) return console.log(`${name} is already there, at port ${port}`);
      await runProcess(name, join(root, file), env, (child) => process.once('exit', () => child.kill('SIGTERM')));
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
