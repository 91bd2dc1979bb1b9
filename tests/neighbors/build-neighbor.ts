import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory, readRemotes, root } from 'deploy/local/workspace.ts';
import { runCommand } from '../site/run-command.ts';
import type { Neighbor } from './find-neighbors.ts';

/** Nobody answers there, so that a release does not wait for a shell. */
const noShell = 'http://localhost:9';

/** Where a neighbor is checked out and built. It stays there for the next run. */
export function neighborDirectory({ commit }: Neighbor): string {
  return join(dataDirectory, 'neighbors', commit.slice(0, 12));
}

/**
 * Checks a neighbor out, installs its own packages, builds its shell, and releases its remotes with its own commands,
 * unless that was done before.
 *
 * @throws an Error with the output of the command that failed
 */
export async function buildNeighbor(neighbor: Neighbor, log: (line: string) => void): Promise<void> {
  const directory = neighborDirectory(neighbor);
  const releases = join(directory, '.data/releases');
  const step = async (made: string, name: string, ...[command = '', ...args]: string[]) => {
    if (existsSync(join(directory, made))) return;
    log(`${neighbor.contract} (${neighbor.commit.slice(0, 7)}): ${name}`);
    const where = command === 'git' ? root : directory;
    const { code, printed } = await runCommand(where, command, args, { RELEASES_DIR: releases, SHELL_URL: noShell });
    if (code !== 0) throw new Error(`${neighbor.commit} cannot be built with the tools of this machine.\n${printed}`);
  };
  await step(
    'package.json',
    'checking out',
    'git',
    'worktree',
    'add',
    '--force',
    '--detach',
    directory,
    neighbor.commit,
  );
  // Linked packages would be those of this working tree.
  await step(
    'node_modules/.package-lock.json',
    'installing',
    'npm',
    'ci',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
  );
  await step('shell/dist/server', 'building the shell', 'npm', 'run', 'build', '-w', 'shell');
  for (const { name } of await readRemotes())
    await step(`.data/releases/${name}`, `releasing ${name}`, 'npm', 'run', 'release', '-w', name);
}
