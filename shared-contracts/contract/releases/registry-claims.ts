import { toClaimKeys } from '../remotes/assign-owners.ts';
import type { Claims } from '../remotes/claims.ts';
import { isKnown, type Registry } from './registry.ts';

/**
 * What each remote of a registry claims.
 *
 * @param known claims of remotes whose entry does not say it, because it is of the first format
 */
export function claimsIn({ remotes }: Registry, known: Readonly<Record<string, Claims>> = {}): Record<string, Claims> {
  const entries = Object.entries(remotes).flatMap(([remote, entry]) => {
    const claims = isKnown(entry) ? (entry.claims ?? known[remote]) : undefined;
    return claims ? [[remote, claims] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Who owns each path and fragment, by claim key. @param claimed by remote, without conflicts */
export function ownersIn(claimed: Readonly<Record<string, Claims>>): Map<string, string> {
  return new Map(
    Object.entries(claimed).flatMap(([remote, claims]) => toClaimKeys(claims).map((key) => [key, remote] as const)),
  );
}
