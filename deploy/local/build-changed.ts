import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackage } from '@site/kit/build/build-package';
import { describeBuild } from '@site/kit/release/describe-build';
import { publishRelease } from '@site/kit/release/publish-release';
import { readRegistry } from '@site/kit/release/registry-file';
import type { Sign } from '@site/server/signatures';
import { digestSources } from './source-digest.ts';
import { dataDirectory, packageDirectory, packageVersion, readRemotes } from './workspace.ts';

/**
 * Builds the shell, and builds and releases each remote whose sources have changed since the last time. The live
 * release of an unchanged remote stays live.
 *
 * @param log receives a line for each build and each release
 * @param sign signs the releases
 */
export async function buildChanged(
  releasesDirectory: string,
  log: (line: string) => void,
  sign?: Sign | undefined,
): Promise<void> {
  const file = join(dataDirectory, 'builds.json');
  const built: Record<string, string> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const live = (await readRegistry(releasesDirectory)).remotes;
  const remotes = (await readRemotes()).map(({ name }) => name);
  for (const name of ['shell', ...remotes]) {
    const digest = await digestSources(name);
    if (built[name] === digest && (name === 'shell' ? await hasBuild(name) : live[name])) continue;
    log(`building ${name} …`);
    await buildPackage(packageDirectory(name));
    if (name !== 'shell') {
      const version = await publishRelease(releasesDirectory, {
        packageVersion: await packageVersion(name),
        distDirectory: join(packageDirectory(name), 'dist'),
        built: await describeBuild(packageDirectory(name)),
        sign,
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
