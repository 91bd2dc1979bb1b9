import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import contract from '@site/contract/package.json' with { type: 'json' };
import type { RemoteName } from '@site/contract/remotes/remotes';
import { publishRelease } from '@site/kit/release/publish-release';
import { packageDirectory } from 'deploy/local/workspace.ts';

interface Change {
  /** Words of the remote's pages, and what the release says in their place. */
  from: string;
  to: string;
  contractVersion?: string;
}

/**
 * Releases a remote whose pages say something else, as its team would: the same build with other words in its browser
 * and Node files, in a release of its own.
 *
 * @returns the version that is live now
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
  if (places < 2) throw new Error(`"${change.from}" does not stand in both builds of ${remote}.`);
  const version = await publishRelease(releasesDirectory, {
    remote,
    packageVersion: '1.1.0',
    contractVersion: change.contractVersion ?? contract.version,
    distDirectory,
  });
  await rm(distDirectory, { recursive: true });
  return version;
}
