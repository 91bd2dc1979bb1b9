import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage } from '../build/build-package.ts';
import { awaitServed } from './await-served.ts';
import { readReleaseEnv } from './env.ts';
import { listReleases, makeLive, removeRemote, undoRelease } from './make-live.ts';
import { publishRelease } from './publish-release.ts';
import { readRegistry } from './registry-file.ts';

const usage = `npm run release -w <remote>                 builds it and makes the build live
npm run release -w <remote> -- --drop <path or fragment>   the same, without a page that it had
npm run release -w <remote> -- --undo       makes live what was live before
npm run release -w <remote> -- --to <version>
npm run release -w <remote> -- --remove     takes it off the site
npm run release -w <remote> -- --list`;

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  const { values } = parseArgs({
    options: {
      undo: { type: 'boolean' },
      drop: { type: 'string', multiple: true },
      to: { type: 'string' },
      remove: { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const { name, version } = await readPackage();
  const { RELEASES_DIR: directory, SHELL_URL: shell } = readReleaseEnv();
  if (values.list) return print(directory, name);
  if (values.remove) {
    await removeRemote(directory, name);
    return console.log(`${name} is off the site. Releasing it again brings it back.`);
  }
  const before = performance.now();
  const live = await toLive(directory, name, version, values);
  console.log(`${name}@${live} is live in the registry.`);
  const { since } = (await readRegistry(directory)).remotes[name] ?? {};
  const outcome = await awaitServed(shell, { remote: name, version: live, since });
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  if (outcome === 'served') console.log(`The shell serves it (${seconds} s).`);
  else console.log(`No shell answers at ${shell} to say whether it serves it. Set SHELL_URL to ask another one.`);
}

/** Reads the package.json of the remote that runs this script. */
async function readPackage(): Promise<{ name: string; version: string }> {
  const text = await readFile('package.json', 'utf8').catch(() => {
    throw new Error(`Run it in the folder of a remote.\n${usage}`);
  });
  return JSON.parse(text);
}

async function toLive(
  directory: string,
  remote: string,
  packageVersion: string,
  { undo, to, drop = [] }: { undo?: boolean; to?: string; drop?: string[] },
): Promise<string> {
  if (undo) return undoRelease(directory, remote);
  if (to) {
    await makeLive(directory, remote, to);
    return to;
  }
  await buildPackage(process.cwd());
  return publishRelease(directory, { packageVersion, distDirectory: join(process.cwd(), 'dist'), drop });
}

async function print(directory: string, remote: string): Promise<void> {
  const entry = (await readRegistry(directory)).remotes[remote];
  const live = entry && !('removed' in entry) ? entry.version : undefined;
  for (const { version, releasedAt } of await listReleases(directory, remote)) {
    console.log(`${version}  ${releasedAt}${version === live ? '  live' : ''}`);
  }
}
