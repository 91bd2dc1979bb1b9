import { candidateOf, isLive, type RegistryEntry } from '@site/contract/releases/registry';
import { toVersions } from './print-registry.ts';

/**
 * Says in words what was done to a remote after it got a version, which is null for none.
 *
 * @returns undefined if the registry still names that version
 */
export function describeNext(
  entry: RegistryEntry | undefined,
  { version, isCandidate }: { version: string | null; isCandidate?: boolean | undefined },
): string | undefined {
  const stable = isLive(entry) ? entry.version : null;
  const named = isCandidate ? candidateOf(entry)?.version : stable;
  if (named === version) return undefined;
  const [last] = entry?.changes ?? [];
  if (!last) return 'the registry does not know the remote any more.';
  return `${last.by} changed it again (${last.action}, ${toVersions(last)}).`;
}
