import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged } from 'deploy/local/build-changed.ts';
import { withNodeEnvKept } from './env.ts';
import { builtReleases, emptyDatabase, filledMirror, startTestSite } from './start-test-site.ts';

/** Builds and releases what changed, and prepares what makes the sites of all tests start quickly. */
export default async function buildSite(): Promise<void> {
  await withNodeEnvKept(() => buildChanged(builtReleases, console.log));
  await prepareTestSites();
}

/**
 * Has a shell mirror and try the built releases, and an API create a database, and keeps both for the sites that tests
 * start.
 */
async function prepareTestSites(): Promise<void> {
  for (const folder of [filledMirror, emptyDatabase]) await rm(folder, { recursive: true, force: true });
  const site = await startTestSite({ unmirrored: 'all' });
  try {
    await allServed(site.url);
    // It may be writing to its mirror.
    const { shell } = site;
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    await cp(site.mirrorDirectory, filledMirror, { recursive: true });
    await site.stopApi();
    await cp(join(site.dataDirectory, 'api'), emptyDatabase, { recursive: true });
  } finally {
    await site.stop();
  }
}

/** Waits until the shell serves every remote. @throws if it refuses one */
async function allServed(url: string): Promise<void> {
  for (;;) {
    const health = await fetch(`${url}/healthz`);
    const remotes: Record<string, { served: string | null; candidate: { state?: string } }> = await health.json();
    const states = Object.values(remotes);
    if (states.length > 0 && states.every(({ served }) => served)) return;
    if (states.some(({ candidate }) => candidate.state === 'refused'))
      throw new Error(JSON.stringify(remotes, null, 2));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
