import { spawn } from 'node:child_process';
import { readInheritedEnv } from './env.ts';

/** Runs a command to its end. @returns its exit code and everything that it printed */
export function runCommand(
  directory: string,
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  // What npm sets for its scripts, such as the workspace to run in, is not meant for an npm that they start.
  const inherited = Object.entries(readInheritedEnv()).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn(command, args, {
    cwd: directory,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}
