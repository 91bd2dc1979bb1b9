import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import contract from '@site/contract/package.json' with { type: 'json' };
import { type RemoteName, remoteNames } from '@site/contract/remotes/remotes';
import { buildPackage } from '../build/build-package.ts';
import { readReleaseEnv } from './env.ts';
import { listReleases, makeLive, undoRelease } from './make-live.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';

const usage = `npm run release -w <remote>                     builds it and makes the build live
npm run release -w <remote> -- --undo           makes the previous release live again
npm run release -w <remote> -- --to <version>   makes any release live
npm run release -w <remote> -- --list           lists its releases`;

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const { values } = parseArgs({
    options: { undo: { type: 'boolean' }, to: { type: 'string' }, list: { type: 'boolean' } },
  });
  const { name, version } = await readPackage();
  const remote = remoteNames.find((candidate) => candidate === name);
  if (!remote) throw new Error(`Run this command for one of the remotes: ${remoteNames.join(', ')}\n${usage}`);
  const { RELEASES_DIR: directory } = readReleaseEnv();
  if (values.list) return print(directory, remote);
  const before = performance.now();
  const live = await toLive(directory, remote, version, values);
  console.log(`${remote}@${live} is live (${((performance.now() - before) / 1000).toFixed(1)} s)`);
}

/** Reads the package.json of the remote that runs this script. */
async function readPackage(): Promise<{ name: string; version: string }> {
  return JSON.parse(await readFile('package.json', 'utf8'));
}

async function toLive(
  directory: string,
  remote: RemoteName,
  packageVersion: string,
  { undo, to }: { undo?: boolean; to?: string },
): Promise<string> {
  if (undo) return undoRelease(directory, remote);
  if (to) {
    await makeLive(directory, remote, to);
    return to;
  }
  await buildPackage(process.cwd());
  return publishRelease(directory, {
    remote,
    packageVersion,
    contractVersion: contract.version,
    distDirectory: join(process.cwd(), 'dist'),
  });
}

async function print(directory: string, remote: RemoteName): Promise<void> {
  const live = (await readRegistry(directory)).remotes[remote]?.version;
  for (const { version, releasedAt } of await listReleases(directory, remote)) {
    console.log(`${version}  ${releasedAt}${version === live ? '  live' : ''}`);
  }
}
