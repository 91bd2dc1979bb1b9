import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrity, releaseVersion, remoteName } from '@site/contract/releases/release';
import * as v from 'valibot';

const named = v.object({ version: releaseVersion, integrity });

const memorySchema = v.object({
  /** The version of each remote that was served last, and the one before it. */
  served: v.record(remoteName, v.object({ ...named.entries, before: v.optional(named) })),
  /** What each remote claimed last, for when no version of it can be served. */
  claims: v.record(
    remoteName,
    v.object({ pages: v.record(v.string(), v.array(v.string())), fragments: v.record(v.string(), v.string()) }),
  ),
  /** Versions that were refused or withdrawn, with the moment at which the registry asked for them. */
  refused: v.record(
    remoteName,
    v.object({ version: releaseVersion, since: v.string(), reason: v.string(), count: v.number() }),
  ),
  /** Versions that passed their trial with this build of the shell. */
  tried: v.array(v.string()),
  /** Which build of the shell refused and tried. */
  shell: v.string(),
});

/** What a shell remembers of releases when it starts again. */
export type ReleaseMemory = v.InferOutput<typeof memorySchema>;

/** How many trials are remembered. */
const mostTrials = 200;

/**
 * Reads what the last shell on this disk served, and refused. Refusals and trials of another build of the shell do not
 * count: they are made again.
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

/** Writes it in one step. */
export async function writeMemory(mirrorDirectory: string, memory: ReleaseMemory): Promise<void> {
  await mkdir(mirrorDirectory, { recursive: true });
  const draft = `${pathIn(mirrorDirectory)}.${process.pid}.draft`;
  await writeFile(draft, `${JSON.stringify({ ...memory, tried: memory.tried.slice(-mostTrials) }, null, 2)}\n`);
  await rename(draft, pathIn(mirrorDirectory));
}

function pathIn(mirrorDirectory: string): string {
  return join(mirrorDirectory, 'served.json');
}
