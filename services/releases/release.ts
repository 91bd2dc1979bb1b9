import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteName, remoteNames } from 'shared-contracts/remotes/remotes.ts';
import { buildPackage, packageDirectory, packageVersion } from './build-package.ts';
import { readReleasesEnv } from './env.ts';
import { listReleases, makeLive, undoRelease } from './make-live.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';

const usage = `npm run release -w <remote>                 builds it and makes the build live
npm run release -w <remote> -- --undo       makes live what was live before
npm run release -w <remote> -- --to <version>
npm run release -w <remote> -- --list`;

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
  const remote = remoteNames.find((name) => name === basename(process.cwd()));
  if (!remote) throw new Error(`Run it for one of the remotes: ${remoteNames.join(', ')}\n${usage}`);
  const { RELEASES_DIR: directory } = readReleasesEnv();
  if (values.list) return print(directory, remote);
  const before = performance.now();
  const version = await toLive(directory, remote, values);
  console.log(`${remote}@${version} is live (${((performance.now() - before) / 1000).toFixed(1)} s)`);
}

async function toLive(directory: string, remote: RemoteName, { undo, to }: { undo?: boolean; to?: string }) {
  if (undo) return undoRelease(directory, remote);
  if (to) {
    await makeLive(directory, remote, to);
    return to;
  }
  await buildPackage(remote);
  return publishRelease(directory, {
    remote,
    packageVersion: await packageVersion(remote),
    contractVersion: await packageVersion('shared-contracts'),
    distDirectory: join(packageDirectory(remote), 'dist'),
  });
}

async function print(directory: string, remote: RemoteName): Promise<void> {
  const live = (await readRegistry(directory)).remotes[remote]?.version;
  for (const { version, releasedAt } of await listReleases(directory, remote)) {
    console.log(`${version}  ${releasedAt}${version === live ? '  live' : ''}`);
  }
}
