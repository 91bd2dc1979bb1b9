import type { ReleaseSet } from '../releases/releases.ts';
import type { MadeFrom } from './rendering.ts';

/** Keys of a path that a page of the set may be kept under. Addresses have no spaces. */
export function toKeys(path: string, { base, releases }: ReleaseSet): string[] {
  let keys = [path];
  for (const remote of pickedIn(base, releases))
    keys = keys.flatMap((key) => [key, `${key} ${remote}@${releases[remote]?.version}`]);
  return keys;
}

/** The key of a page: its path, with the candidates on it. */
export function toKey(path: string, { base, releases }: ReleaseSet, { versions }: MadeFrom): string {
  const onPage = pickedIn(base, releases).filter((picked) => versions.some(([remote]) => remote === picked));
  return [path, ...onPage.map((remote) => `${remote}@${releases[remote]?.version}`)].join(' ');
}

/** The remotes with another version than in the set that most visitors get. */
function pickedIn(base: ReleaseSet | undefined, releases: ReleaseSet['releases']): string[] {
  if (!base) return [];
  return Object.keys(base.canaries ?? {}).filter(
    (remote) => base.releases[remote]?.version !== releases[remote]?.version,
  );
}
