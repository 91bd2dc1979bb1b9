import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNames } from 'shared-contracts/remotes/remotes.ts';
import { buildPackage, packageDirectory, packageVersion } from '../releases/build-package.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { readRegistry } from '../releases/registry-file.ts';
import { digestSources } from './source-digest.ts';

/**
 * Builds the shell and releases the remotes whose sources changed since they were last built here. What a team has made
 * live since then stays live as long as its sources are the same.
 *
 * @param log told what is built, a line each
 */
export async function buildChanged(dataDirectory: string, releasesDirectory: string, log: (line: string) => void) {
  const file = join(dataDirectory, 'builds.json');
  const built: Record<string, string> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const live = (await readRegistry(releasesDirectory)).remotes;
  for (const name of ['shell', ...remoteNames]) {
    const digest = await digestSources(name);
    const remote = remoteNames.find((candidate) => candidate === name);
    if (built[name] === digest && (remote ? live[remote] : await hasBuild(name))) continue;
    log(`building ${name} …`);
    await buildPackage(name);
    if (remote) {
      const version = await publishRelease(releasesDirectory, {
        remote,
        packageVersion: await packageVersion(name),
        contractVersion: await packageVersion('shared-contracts'),
        distDirectory: join(packageDirectory(name), 'dist'),
      });
      log(`released ${name}@${version}`);
    }
    built[name] = digest;
    await mkdir(dataDirectory, { recursive: true });
    await writeFile(file, JSON.stringify(built, null, 2));
  }
}

function hasBuild(name: string): Promise<boolean> {
  return readFile(join(packageDirectory(name), 'dist/server/index.shell.cjs')).then(
    () => true,
    () => false,
  );
}
