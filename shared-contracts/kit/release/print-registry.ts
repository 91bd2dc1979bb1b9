import { isKnown, isLive, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import { readComposition } from '@site/server/read-composition';

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
    const served = composition?.remotes[remote];
    if (!composition) console.log(`${shell} does not answer`);
    else console.log(`${shell} ${served?.version ? `serves ${served.version}` : `shows nothing of it`}`);
    if (served?.refused)
      console.log(`${shell} ${served.refused.state} ${served.refused.version}: ${served.refused.reason}`);
  }
}

/** Prints what was done to a remote, the latest first. */
export function printHistory(entry: RegistryEntry | undefined, remote: string): void {
  const changes = entry?.changes ?? [];
  if (changes.length === 0) console.log(`The registry knows no changes of ${remote}.`);
  for (const { at, action, from, to, share, by, commit, why } of changes) {
    const versions = from === to ? (to ?? 'none') : `${from ?? 'none'} → ${to ?? 'none'}`;
    const canary = share === undefined ? '' : ` for ${share} %`;
    const source = commit ? `, commit ${commit.slice(0, 10)}` : '';
    console.log(`${at}  ${action.padEnd(8)}  ${versions}${canary}  by ${by}${source}${why ? `: ${why}` : ''}`);
  }
}

/** Prints every release of a remote, with who built it. */
export function printReleases(releases: readonly Release[], entry: RegistryEntry | undefined): void {
  const live = isLive(entry) ? entry.version : undefined;
  for (const { version, releasedAt, built } of releases) {
    const author = built ? `  by ${built.by}${built.commit ? `, commit ${built.commit.slice(0, 10)}` : ''}` : '';
    console.log(`${version}  ${releasedAt}${author}${version === live ? '  live' : ''}`);
  }
}
