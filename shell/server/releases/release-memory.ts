import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimEntries } from '@site/contract/releases/claimed-names';
import { integrity, releaseVersion, remoteName } from '@site/contract/releases/release';
import { writeWhole } from '@site/server/write-whole';
import * as v from 'valibot';
import type { MirroredRelease } from './mirror.ts';

const named = v.object({ version: releaseVersion, integrity });

const memorySchema = v.object({
  /** The version of each remote that was served last, and the one before it. */
  served: v.record(remoteName, v.object({ ...named.entries, before: v.optional(named) })),
  /** Each remote's latest claims, for when no version of it can be served. */
  claims: v.record(remoteName, v.object(claimEntries)),
  /** Versions that were refused or withdrawn, by `<remote>@<version>`. `since` is the registry's: a new one asks for another try. */
  refused: v.record(
    v.string(),
    v.object({ state: v.picklist(['refused', 'withdrawn']), since: v.string(), reason: v.string(), count: v.number() }),
  ),
  /** Versions that passed their trial with this build of the shell. */
  tried: v.array(v.string()),
  /** The build of the shell that these trials and refusals are from. */
  shell: v.string(),
});

/** What a shell remembers about releases across restarts. */
export type ReleaseMemory = v.InferOutput<typeof memorySchema>;

/** How many trials and refusals are remembered. */
const mostVersions = 200;

/**
 * Reads what the last shell on this disk served and refused. Ignores refusals and trials from another build of the
 * shell, so that this one tries those releases itself.
 */
export async function readMemory(mirrorDirectory: string, shell: string): Promise<ReleaseMemory> {
  const empty: ReleaseMemory = { served: {}, claims: {}, refused: {}, tried: [], shell };
  try {
    const memory = v.parse(memorySchema, JSON.parse(await readFile(pathIn(mirrorDirectory), 'utf8')));
    return memory.shell === shell ? memory : { ...empty, served: memory.served, claims: memory.claims };
  } catch {
    return empty;
  }
}

/** Notes that a release is served now, and which one was served before it. */
export function rememberServed(memory: ReleaseMemory, { remote, version, integrity, release }: MirroredRelease): void {
  const last = memory.served[remote];
  const before = last?.version === version ? last.before : last && { version: last.version, integrity: last.integrity };
  memory.served[remote] = { version, integrity, ...(before && { before }) };
  memory.claims[remote] = { pages: release.pages, fragments: release.fragments };
}

export async function writeMemory(mirrorDirectory: string, memory: ReleaseMemory): Promise<void> {
  const tried = memory.tried.slice(-mostVersions);
  const refused = Object.fromEntries(Object.entries(memory.refused).slice(-mostVersions));
  await writeWhole(pathIn(mirrorDirectory), `${JSON.stringify({ ...memory, tried, refused }, null, 2)}\n`);
}

function pathIn(mirrorDirectory: string): string {
  return join(mirrorDirectory, 'served.json');
}
