import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { publishRelease } from '@site/kit/release/publish-release';
import type { Sign } from '@site/server/signatures';
import { packageDirectory } from 'deploy/local/workspace.ts';

interface Edits {
  /** @param path of a built file, such as `client/remoteEntry.js`; returns the text that the release has instead */
  edit(path: string, text: string): string;
  contractVersion?: string | undefined;
  sign?: Sign | undefined;
  /** The share of visitors that get it, in percent; missing for all. */
  canary?: number | undefined;
}

/**
 * Releases a remote with changed files: the same build, with every script and style edited. The entry for browsers
 * knows the new digests.
 *
 * @returns the version of the release
 * @throws an Error if nothing was changed
 */
export async function publishEdited(releasesDirectory: string, remote: string, edits: Edits): Promise<string> {
  const { sign, canary } = edits;
  return withEditedBuild(remote, edits, (distDirectory) =>
    publishRelease(releasesDirectory, { packageVersion: '1.1.0', distDirectory, sign, canary }),
  );
}

/** A copy of a remote's build with changed files, for as long as it is used. @throws an Error if nothing was changed */
export async function withEditedBuild<Result>(
  remote: string,
  { edit, contractVersion }: Pick<Edits, 'edit' | 'contractVersion'>,
  use: (distDirectory: string) => Promise<Result>,
): Promise<Result> {
  const distDirectory = await mkdtemp(join(tmpdir(), 'dist-'));
  try {
    for (const part of ['client', 'server'])
      await cp(join(packageDirectory(remote), 'dist', part), join(distDirectory, part), { recursive: true });
    await editFiles(distDirectory, edit);
    if (contractVersion) await replaceContract(join(distDirectory, 'client/remote.json'), contractVersion);
    return await use(distDirectory);
  } finally {
    await rm(distDirectory, { recursive: true });
  }
}

async function editFiles(directory: string, edit: Edits['edit']): Promise<void> {
  const digests = new Map<string, string>();
  for (const part of ['client', 'server']) {
    for (const name of await readdir(join(directory, part))) {
      if (!/\.(c?js|css)$/.test(name)) continue;
      const file = join(directory, part, name);
      const text = await readFile(file, 'utf8');
      const edited = edit(`${part}/${name}`, text);
      if (edited === text) continue;
      await writeFile(file, edited);
      digests.set(toIntegrity(Buffer.from(text)), toIntegrity(Buffer.from(edited)));
    }
  }
  if (digests.size === 0) throw new Error('The edits change nothing in this build.');
  await replaceDigests(join(directory, 'client/remoteEntry.js'), digests);
}

/** The entry knows the digest of each chunk that it loads. */
async function replaceDigests(entry: string, digests: ReadonlyMap<string, string>): Promise<void> {
  let text = await readFile(entry, 'utf8');
  for (const [before, after] of digests) text = text.replaceAll(before, after);
  await writeFile(entry, text);
}

async function replaceContract(file: string, contractVersion: string): Promise<void> {
  const built = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...built, contractVersion }));
}
