import { type Claims, createOwnership, type Ownership, type PathClaim } from '@site/contract/remotes/claims';
import { LRUCache } from 'lru-cache';
import type { UsedModule } from '../../src/render/rendered-site.ts';
import type { ReleaseSet, Serving } from '../releases/releases.ts';
import type { PageAside } from './document.ts';
import type { Generation } from './render-pool.ts';

/** One request for a page. */
export interface PageRequest {
  request: Request;
  /** Its id, for the log. */
  requestId?: string | undefined;
  /** The visitor's address, for the API. */
  clientAddress?: string | undefined;
  /** Whether an editor asks, who sees drafts. */
  isDraft?: boolean | undefined;
  /** Writes what a tester gets beside the page, which was rendered with these modules. */
  writeAside?: ((modules: readonly UsedModule[]) => Promise<PageAside>) | undefined;
  /** The set of releases for the whole answer. */
  serving: Serving<Generation>;
}

/** The claims of every remote of a set, served or absent. */
export function toClaims({ releases, absent }: ReleaseSet): Record<string, Claims> {
  return { ...absent, ...Object.fromEntries(Object.entries(releases).map(([remote, { claims }]) => [remote, claims])) };
}

/** Which remote of a set owns which page and fragment. Computed once for each set. */
export function ownershipOf(set: ReleaseSet): Ownership {
  const known = ownerships.get(set) ?? rememberOwners(createOwnership(toClaims(set)));
  ownerships.set(set, known);
  return known;
}

/** Looking a path up among the claims takes longer than answering with a kept page. */
function rememberOwners({ ownerOf, ownerOfFragment }: Ownership): Ownership {
  const owners = new LRUCache<string, { claim: PathClaim | undefined }>({ max: mostPaths });
  return {
    ownerOf(path) {
      const known = owners.get(path);
      if (known) return known.claim;
      const claim = ownerOf(path);
      owners.set(path, { claim });
      return claim;
    },
    ownerOfFragment,
  };
}

const mostPaths = 2_000;
const ownerships = new WeakMap<ReleaseSet, Ownership>();
