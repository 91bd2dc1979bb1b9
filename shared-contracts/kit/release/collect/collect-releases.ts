import { parseRegistry } from '@site/contract/releases/registry';
import { listReleases } from '../list-releases.ts';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Collectable, findCollectable } from './find-collectable.ts';

interface Options {
  /** How many of each remote's latest releases stay. */
  last: number;
  /** Releases that are younger than this stay, in days. */
  days: number;
  /** Origins of the shells whose releases stay. */
  shells: readonly string[];
  /** Only says what would be deleted. */
  isDry?: boolean;
  now?: Date;
}

/**
 * Deletes releases that nothing needs from a folder or bucket. Whatever the registry names stays, and so does whatever a
 * shell says that it serves or refuses; of a remote whose entry cannot be read, everything does.
 *
 * @returns what was deleted, or would be
 * @throws if the registry cannot be read, or if a shell does not answer and this is not a dry run
 */
export async function collectReleases(
  releases: string,
  { last, days, shells, isDry = false, now = new Date() }: Options,
): Promise<Collectable[]> {
  const store = await openStore(releases);
  const served = await Promise.all(shells.map((shell) => readServed(shell, isDry)));
  const isInRegistry = await readNames(store);
  const files = await store.list('');
  const latest = await readLatest(releases, new Set(files.map(({ path }) => path.split('/', 1).join(''))), last);
  const found = findCollectable(files, {
    isNeeded: (remote, version) =>
      isInRegistry(remote, version) ||
      latest.has(`${remote}/${version}`) ||
      served.some((text) => text.includes(version)),
    before: new Date(now.getTime() - days * 86_400_000),
  });
  if (isDry) return found;
  const deleted: Collectable[] = [];
  for (const release of found) {
    // Somebody may have made it live since.
    if ((await readNames(store))(release.remote, release.version)) continue;
    await store.remove(`${release.remote}/${release.version}`);
    deleted.push(release);
  }
  return deleted;
}

/** The latest releases of each remote, as `<remote>/<version>`. */
async function readLatest(releases: string, remotes: ReadonlySet<string>, last: number): Promise<ReadonlySet<string>> {
  const latest = await Promise.all(
    [...remotes].map(async (remote) => {
      const known = await listReleases(releases, remote);
      return known.slice(0, last).map(({ version }) => `${remote}/${version}`);
    }),
  );
  return new Set(latest.flat());
}

/** Whether the registry names a version. Reads entries as text, so that fields of later formats count too. */
async function readNames(store: ReleaseStore): Promise<(remote: string, version: string) => boolean> {
  const known = await store.readRegistry();
  if (!known) return () => false;
  const document: { remotes: Record<string, object> } = JSON.parse(known.text);
  const malformed = new Set(parseRegistry(document).malformed.map(({ remote }) => remote));
  const entries = Object.entries(document.remotes).map(([remote, entry]) => {
    // What was done once does not need the version any more.
    const { changes, ...named } = entry as { changes?: unknown };
    return [remote, JSON.stringify(named)] as const;
  });
  const texts = new Map(entries);
  return (remote, version) => malformed.has(remote) || (texts.get(remote)?.includes(version) ?? false);
}

async function readServed(shell: string, isDry: boolean): Promise<string> {
  const address = new URL('/composition.json', shell);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return await response.text();
  } catch (error) {
    if (isDry) return '';
    throw new Error(
      `${address} does not say what the shell serves (${(error as Error).message}), so nothing was deleted. Set SHELL_URL to the shells that run.`,
    );
  }
}
