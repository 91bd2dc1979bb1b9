import { buildPackage } from '@site/kit/build/build-package';
import { readRegistry } from '@site/kit/release/registry-file';
import { readComposition } from '@site/server/read-composition';
import { packageDirectory } from 'deploy/local/workspace.ts';
import { publishChanged } from '../deployment/publish-changed.ts';
import { startTestSite } from '../site/start-test-site.ts';

const remote = 'mfe-contact';

/**
 * Releases changed builds of a remote to three shells that read the registry once a second, or as soon as they are asked.
 *
 * @returns how long a build takes, and how long each release takes from the first byte until all three serve it, in
 *   milliseconds
 */
export async function measureDelivery(runs: number): Promise<{ build: number[]; delivery: number[] }> {
  const own = { ALLOW_CHOSEN_VERSIONS: 'false', REGISTRY_POLL_MS: '1000' };
  const first = await startTestSite({ env: own });
  const env = { ...own, REGISTRY_URL: `${first.releasesUrl}/registry.json` };
  const shells = [first, await startTestSite({ beside: first, env }), await startTestSite({ beside: first, env })];
  const [build, delivery]: [number[], number[]] = [[], []];
  try {
    for (let run = 1; run <= runs; run += 1) {
      const begun = performance.now();
      await buildPackage(packageDirectory(remote));
      const built = performance.now();
      const change = { from: 'Contact Us', to: `Release ${run}` };
      const version = await publishChanged(first.releasesDirectory, remote, change);
      const { revision } = await readRegistry(first.releasesDirectory);
      await Promise.all(shells.map(({ url }) => served(url, version, revision)));
      build.push(built - begun);
      delivery.push(performance.now() - built);
    }
  } finally {
    for (const shell of shells.toReversed()) await shell.stop();
  }
  return { build, delivery };
}

/** Asks as the release command does. */
async function served(url: string, version: string, revision: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const composition = await readComposition(url, revision);
    if (composition?.remotes[remote]?.version === version) return;
    if (Date.now() > deadline) throw new Error(`${url} does not serve ${version}.`);
  }
}
