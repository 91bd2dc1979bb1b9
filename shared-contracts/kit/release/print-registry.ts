import { candidateOf, isKnown, isLive, type RegistryEntry } from '@site/contract/releases/registry';
import type { RegistryChange } from '@site/contract/releases/registry-change';
import type { Release } from '@site/contract/releases/release';
import { type Composition, readComposition } from '@site/server/read-composition';
import { toShortCommit } from '@site/server/short-commit';

/** Prints what the registry and each shell say about a remote. */
export async function printStatus(
  entry: RegistryEntry | undefined,
  remote: string,
  shells: readonly string[],
): Promise<void> {
  if (!isKnown(entry)) return console.log(`${remote} is not on the site.`);
  const { state, version, versions = [], since, claims } = entry;
  const shares = versions.map(({ version, weight }) => `${version} for ${weight} %`).join(', ');
  console.log(`${remote} is ${state}: ${shares || version}${since ? `, since ${since}` : ''}`);
  for (const [page, paths] of Object.entries(claims?.pages ?? {}))
    console.log(`  page      ${page}  ${paths.join('  ')}`);
  for (const name of Object.values(claims?.fragments ?? {})) console.log(`  fragment  ${name}`);
  for (const shell of shells) {
    const composition = await readComposition(shell);
    const said = composition ? describeShell(composition.remotes[remote]) : ['does not answer'];
    for (const line of said) console.log(`${shell} ${line}`);
  }
}

/** What one shell says about a remote, in lines: what everybody gets there, and how its canary does. */
export function describeShell(state: Composition['remotes'][string] | undefined): string[] {
  const lines = [state?.version ? `serves ${state.version}` : 'shows nothing of it'];
  const canary = state?.canary;
  if (canary?.isServed) lines.push(`serves ${canary.version} as the canary${describeCounts(canary.counts)}`);
  for (const refused of [state?.refused, canary?.refused])
    if (refused) lines.push(`${refused.state} ${refused.version}: ${refused.reason}`);
  if (canary && !canary.isServed && !canary.refused) lines.push(`does not serve the canary ${canary.version} yet`);
  return lines;
}

function describeCounts(counts: NonNullable<Composition['remotes'][string]['canary']>['counts']): string {
  if (!counts) return '';
  const { renders, views, interactions } = counts.candidate;
  const parts = [
    `${renders.failed} of ${renders.total} renders failed`,
    `${views.failed} of ${views.total} views`,
    `${interactions.failed} of ${interactions.total} interactions were slow`,
  ];
  return `: ${parts.join(', ')}`;
}

/** Prints what was done to a remote, the latest first. */
export function printHistory(entry: RegistryEntry | undefined, remote: string): void {
  const changes = entry?.changes ?? [];
  if (changes.length === 0) console.log(`The registry knows no changes of ${remote}.`);
  for (const { at, action, from, to, share, by, commit, why } of changes) {
    const canary = share === undefined ? '' : ` for ${share} %`;
    const source = commit ? `, commit ${toShortCommit(commit)}` : '';
    console.log(
      `${at}  ${action.padEnd(8)}  ${toVersions({ from, to })}${canary}  by ${by}${source}${why ? `: ${why}` : ''}`,
    );
  }
}

/** The versions before and after a change, such as `1.0.0-a → 1.1.0-b`; one if they are the same. */
export function toVersions({ from, to }: Pick<RegistryChange, 'from' | 'to'>): string {
  return from === to ? (to ?? 'none') : `${from ?? 'none'} → ${to ?? 'none'}`;
}

/** Prints every release of a remote, with who built it, and which of them visitors get. */
export function printReleases(releases: readonly Release[], entry: RegistryEntry | undefined): void {
  for (const { version, releasedAt, built } of releases) {
    const author = built ? `  by ${built.by}${built.commit ? `, commit ${toShortCommit(built.commit)}` : ''}` : '';
    console.log(`${version}  ${releasedAt}${author}${describeShare(version, entry)}`);
  }
}

function describeShare(version: string, entry: RegistryEntry | undefined): string {
  const candidate = candidateOf(entry);
  if (version === candidate?.version) return `  canary for ${candidate.weight} %`;
  if (!isLive(entry) || version !== entry.version) return '';
  return candidate ? `  live for ${100 - candidate.weight} %` : '  live';
}
