import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import contract from '@site/contract/package.json' with { type: 'json' };
import type { RemoteName } from '@site/contract/remotes/remotes';
import { publishRelease } from '@site/kit/release/publish-release';
import { packageDirectory } from 'deploy/local/workspace.ts';

interface Change {
  /** A text on the remote's pages, and its replacement. */
  from: string;
  to: string;
  contractVersion?: string;
}

/**
 * Releases a remote with a changed text, like its team would: the same build with the text replaced in its files for
 * browsers and Node.
 *
 * @returns the version of the release
 */
export async function publishChanged(releasesDirectory: string, remote: RemoteName, change: Change): Promise<string> {
  const distDirectory = await mkdtemp(join(tmpdir(), 'dist-'));
  await cp(join(packageDirectory(remote), 'dist'), distDirectory, { recursive: true });
  let places = 0;
  for (const name of await readdir(distDirectory, { recursive: true })) {
    if (!/\.c?js$/.test(name)) continue;
    const text = await readFile(join(distDirectory, name), 'utf8');
    places += text.split(change.from).length - 1;
    await writeFile(join(distDirectory, name), text.replaceAll(change.from, change.to));
  }
  if (places < 2)
    throw new Error(`"${change.from}" is not in both builds of ${remote}, so there is nothing to replace.`);
  const version = await publishRelease(releasesDirectory, {
    remote,
    packageVersion: '1.1.0',
    contractVersion: change.contractVersion ?? contract.version,
    distDirectory,
  });
  await rm(distDirectory, { recursive: true });
  return version;
}
