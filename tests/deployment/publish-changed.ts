import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toIntegrity } from '@site/contract/releases/to-integrity';
import { publishRelease } from '@site/kit/release/publish-release';
import { packageDirectory } from 'deploy/local/workspace.ts';

interface Change {
  /** A text on the remote's pages, and its replacement. */
  from: string | RegExp;
  to: string;
  contractVersion?: string;
}

/**
 * Releases a remote with a changed text, like its team would: the same build with the text replaced in its files for
 * browsers and Node.
 *
 * @returns the version of the release
 */
export async function publishChanged(releasesDirectory: string, remote: string, change: Change): Promise<string> {
  const distDirectory = await mkdtemp(join(tmpdir(), 'dist-'));
  await cp(join(packageDirectory(remote), 'dist'), distDirectory, { recursive: true });
  const client = join(distDirectory, 'client');
  const server = join(distDirectory, 'server');
  const changed = [...(await replaceText(client, change)), ...(await replaceText(server, change))];
  if (changed.length < 2) {
    throw new Error(`"${change.from}" is not in both builds of ${remote}, so there is nothing to replace.`);
  }
  await replaceDigests(join(client, 'remoteEntry.js'), changed);
  if (change.contractVersion) await replaceContract(join(client, 'remote.json'), change.contractVersion);
  const version = await publishRelease(releasesDirectory, { packageVersion: '1.1.0', distDirectory });
  await rm(distDirectory, { recursive: true });
  return version;
}

interface ChangedFile {
  before: string;
  after: string;
}

async function replaceText(directory: string, { from, to }: Change): Promise<ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const name of await readdir(directory)) {
    if (!/\.c?js$/.test(name)) continue;
    const text = await readFile(join(directory, name), 'utf8');
    const replaced = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
    if (replaced === text) continue;
    await writeFile(join(directory, name), replaced);
    changed.push({ before: toIntegrity(Buffer.from(text)), after: toIntegrity(Buffer.from(replaced)) });
  }
  return changed;
}

/** Updates the digests of changed chunks in the entry, which verifies each chunk that it loads. */
async function replaceDigests(entry: string, changed: readonly ChangedFile[]): Promise<void> {
  let text = await readFile(entry, 'utf8');
  for (const { before, after } of changed) text = text.replaceAll(before, after);
  await writeFile(entry, text);
}

async function replaceContract(file: string, contractVersion: string): Promise<void> {
  const built = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...built, contractVersion }));
}
