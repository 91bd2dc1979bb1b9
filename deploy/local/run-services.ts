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
      const log = (line: string) => console.log(toReadable(line));
      await runProcess(name, join(root, file), { env, onStart, log });
    }),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
}

/** Turns a JSON line of a log into its message, for a person at a terminal. */
function toReadable(line: string): string {
  const [, name, json] = /^(\w+: )(\{.*\})$/.exec(line) ?? [];
  if (!json) return line;
  try {
    const { level, msg } = JSON.parse(json) as { level?: string; msg?: string };
    return msg ? `${name}${level === 'info' ? '' : `${level}: `}${msg}` : line;
  } catch {
    return line;
  }
}

async function answers(port: number): Promise<boolean> {
  const limit = AbortSignal.timeout(1_000);
  return fetch(`http://localhost:${port}/`, { signal: limit }).then(
    () => true,
    () => false,
  );
}
