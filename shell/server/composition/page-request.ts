import { type Claims, createOwnership, type Ownership } from '@site/contract/remotes/claims';
import type { ReleaseSet, Serving } from '../releases/releases.ts';
import type { Generation } from './render-pool.ts';

/** One request for a page. */
export interface PageRequest {
  request: Request;
  /** The visitor's address, for the API. */
  clientAddress?: string | undefined;
  /** The releases of this answer, taken once. */
  serving: Serving<Generation>;
}

/** What every remote of a set claims, whether it can be served or not. */
export function toClaims({ releases, absent }: ReleaseSet): Record<string, Claims> {
  return { ...absent, ...Object.fromEntries(Object.entries(releases).map(([remote, { claims }]) => [remote, claims])) };
}

/** Who owns what in a set, worked out once. */
export function ownershipOf(set: ReleaseSet): Ownership {
  const known = ownerships.get(set) ?? createOwnership(toClaims(set));
  ownerships.set(set, known);
  return known;
}

const ownerships = new WeakMap<ReleaseSet, Ownership>();
