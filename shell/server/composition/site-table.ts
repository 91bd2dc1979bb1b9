import type { Listing } from '../content/content.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import { ownershipOf, toClaims } from './page-request.ts';

/** The links that the releases of a set bring to the navigation, those of a path that is another remote's left out. */
export function navigationOf(set: ReleaseSet): { label: string; to: string }[] {
  return ownEntries(set, 'navigation').map(({ label, path }) => ({ label, to: path }));
}

/** What the releases of a set say about the site's pages. */
export function listingOf(set: ReleaseSet): Listing {
  return { listed: ownEntries(set, 'listed'), ownerOf: ownershipOf(set).ownerOf };
}

/** Text that changes when a path, fragment or navigation entry comes, goes or moves, but not with every release. */
export function tableOf(set: ReleaseSet): string {
  const known = tables.get(set) ?? JSON.stringify([Object.entries(toClaims(set)).sort(), navigationOf(set)]);
  tables.set(set, known);
  return known;
}

const tables = new WeakMap<ReleaseSet, string>();

function ownEntries<Kind extends 'navigation' | 'listed'>(set: ReleaseSet, kind: Kind) {
  const { ownerOf } = ownershipOf(set);
  return Object.entries(set.releases).flatMap(([remote, release]) =>
    release[kind].filter(({ path }) => ownerOf(path)?.remote === remote),
  ) as ReleaseSet['releases'][string][Kind];
}
