import { type Claims, createOwnership, type Ownership } from '@site/contract/remotes/claims';
import type { ReleaseSet, Serving } from '../releases/releases.ts';
import type { Generation } from './render-pool.ts';

/** One request for a page. */
export interface PageRequest {
  request: Request;
  /** Its id, for the log. */
  requestId?: string | undefined;
  /** The visitor's address, for the API. */
  clientAddress?: string | undefined;
  /** The set of releases for the whole answer. */
  serving: Serving<Generation>;
}

/** The claims of every remote of a set, served or absent. */
export function toClaims({ releases, absent }: ReleaseSet): Record<string, Claims> {
  return { ...absent, ...Object.fromEntries(Object.entries(releases).map(([remote, { claims }]) => [remote, claims])) };
}

/** Which remote of a set owns which page and fragment. Computed once for each set. */
export function ownershipOf(set: ReleaseSet): Ownership {
  const known = ownerships.get(set) ?? createOwnership(toClaims(set));
  ownerships.set(set, known);
  return known;
}

const ownerships = new WeakMap<ReleaseSet, Ownership>();
