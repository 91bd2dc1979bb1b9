import { candidateOf, isKnown, type RegistryEntry } from '@site/contract/releases/registry';

/** A version that a tester may choose. */
export interface OfferedVersion {
  version: string;
  /** What it is to visitors. */
  standing: 'live' | 'canary' | 'earlier' | 'not live';
  /** The share of visitors that get it as a canary, in percent. */
  share?: number | undefined;
  /** When it was released, ISO 8601; missing if the history does not go back so far. */
  at?: string | undefined;
}

/**
 * Every version of a remote that the registry names, each once: the live one, a canary's, earlier ones, and those that no
 * visitor gets.
 *
 * @param fit other versions that can be shown
 */
export function offeredVersions(entry: RegistryEntry | undefined, fit: readonly string[] = []): OfferedVersion[] {
  const changes = entry?.changes ?? [];
  const releasedAt = (version: string) => changes.findLast(({ to }) => to === version)?.at;
  const candidate = candidateOf(entry);
  const isOn = isKnown(entry) && entry.state !== 'withdrawn';
  const all: OfferedVersion[] = [
    ...(isKnown(entry) ? [{ version: entry.version, standing: isOn ? ('live' as const) : ('earlier' as const) }] : []),
    ...(candidate ? [{ version: candidate.version, standing: 'canary' as const, share: candidate.weight }] : []),
    ...(isKnown(entry) ? entry.history.map(({ version }) => ({ version, standing: 'earlier' as const })) : []),
    ...changes.flatMap(({ from, to }) =>
      [to, from].flatMap((version) => (version ? [{ version, standing: 'not live' as const }] : [])),
    ),
    ...fit.map((version) => ({ version, standing: 'not live' as const })),
  ];
  const byVersion = new Map<string, OfferedVersion>();
  for (const one of all) {
    if (!byVersion.has(one.version)) byVersion.set(one.version, { ...one, at: releasedAt(one.version) });
  }
  return [...byVersion.values()];
}
