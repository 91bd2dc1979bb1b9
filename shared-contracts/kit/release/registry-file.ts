import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Registry, registrySchema } from '@site/contract/releases/registry';
import * as v from 'valibot';

const emptyRegistry: Registry = { remotes: {} };

/** Reads the registry of a releases folder; it is empty before the first release. */
export async function readRegistry(releasesDirectory: string): Promise<Registry> {
  const text = await readFile(registryPath(releasesDirectory), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify(emptyRegistry);
    throw error;
  });
  return v.parse(registrySchema, JSON.parse(text));
}

/**
 * Changes the registry atomically: readers see the old or the new document, and two teams that release at the same
 * moment both succeed.
 */
export async function updateRegistry(
  releasesDirectory: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  await mkdir(releasesDirectory, { recursive: true });
  return withLock(join(releasesDirectory, '.registry.lock'), async () => {
    const registry = v.parse(registrySchema, change(await readRegistry(releasesDirectory)));
    const draft = join(releasesDirectory, `.registry.${process.pid}.json`);
    await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`);
    await rename(draft, registryPath(releasesDirectory));
    return registry;
  });
}

export function registryPath(releasesDirectory: string): string {
  return join(releasesDirectory, 'registry.json');
}

const staleAfter = 10_000;

async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const taken = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (taken) break;
    const age =
      Date.now() -
      (await stat(lock)
        .then(({ mtimeMs }) => mtimeMs)
        .catch(Date.now));
    if (age > staleAfter) await rm(lock, { recursive: true, force: true });
    else await setTimeout(20);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
