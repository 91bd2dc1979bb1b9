import { isLive } from '@site/contract/releases/registry';
import type { BuiltRemote } from '../build/remote-file-plugin.ts';
import { compareProvided, readProvided } from './compare-provided.ts';
import { compareReleases, type Finding } from './compare-releases.ts';
import { readManifest } from './read-manifest.ts';
import { readRegistry } from './registry-file.ts';

interface Check {
  /** Paths and fragments that the live release claims and this one drops on purpose. */
  drop?: readonly string[] | undefined;
  /** Origins of the shells that the build has to run in. */
  shells?: readonly string[] | undefined;
}

/** Whether a build can take the place of what is live. `findings` are the reasons. */
export interface Compatibility {
  verdict: 'compatible' | Finding['verdict'];
  findings: Finding[];
}

/** Compares a build with the live releases, and with what the running shells and their API provide. */
export async function checkCompatible(
  releases: string,
  built: BuiltRemote,
  { drop = [], shells = [] }: Check,
): Promise<Compatibility> {
  const findings = [
    ...(await compareLive(releases, built, drop)),
    ...(
      await Promise.all(shells.map(async (shell) => compareProvided(built, shell, await readProvided(shell))))
    ).flat(),
  ];
  const isIncompatible = findings.some((finding) => finding.verdict === 'incompatible');
  if (isIncompatible) return { verdict: 'incompatible', findings };
  return { verdict: findings.length > 0 ? 'unknown' : 'compatible', findings };
}

async function compareLive(releases: string, built: BuiltRemote, drop: readonly string[]): Promise<Finding[]> {
  const entry = (await readRegistry(releases)).remotes[built.name];
  if (!isLive(entry)) return [];
  const live = await readManifest(releases, built.name, entry.version);
  // One that is damaged or of an older format claims nothing, so that a new release can replace it.
  const findings = live ? compareReleases(built, live, drop) : [];
  return findings.map(({ verdict, reason }) => ({ verdict, reason: `The live release of ${built.name} ${reason}` }));
}
