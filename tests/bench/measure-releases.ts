import { publishRelease } from '@site/kit/release/publish-release';
import { buildNewRemote } from '../deployment/build-new-remote.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { openInspector } from './open-inspector.ts';

/** Memory of a shell after a number of releases and a garbage collection, in bytes. */
export interface MemorySample {
  releases: number;
  /** What the process's main thread keeps. */
  heap: number;
  /** The whole process, with its render threads. */
  resident: number;
}

/**
 * Releases a small remote again and again to one running shell, waits each time until it is served, asks for its page, and
 * reads the shell's memory every few releases.
 */
export async function measureReleases(releases: number, every: number, beside?: TestSite): Promise<MemorySample[]> {
  const lines: string[] = [];
  const site = await startTestSite({
    ...(beside && { beside }),
    env: { ALLOW_CHOSEN_VERSIONS: 'false', NODE_OPTIONS: '--inspect=127.0.0.1:0' },
    onShellLog: (line) => lines.push(line),
  });
  const { distDirectory, drop } = await buildNewRemote(sources);
  const samples: MemorySample[] = [];
  try {
    const inspector = await openInspector(lines.join('\n'));
    for (let release = 1; release <= releases; release += 1) {
      const version = await publishRelease(site.releasesDirectory, { packageVersion: `1.0.${release}`, distDirectory });
      await served(site, version);
      if (release % every === 0) samples.push({ releases: release, ...(await inspector.readMemory()) });
    }
    inspector.close();
    return samples;
  } finally {
    await drop();
    await site.stop();
  }
}

const sources = {
  'remote.ts': `import { defineRemote } from '@site/contract/remotes/define-remote';
    export const remote = defineRemote({
      name: 'mfe-often',
      pages: { often: ['/often'] },
      fragments: {},
      needs: { content: [], api: [] },
      devPort: 3005,
    });`,
  'src/often/route.tsx': `import { defineRoute } from '@site/contract/remote-module/remote-route';
    export const route = defineRoute({
      Component: () => <h1>Released often</h1>,
      handle: { meta: () => ({ title: 'Often', description: 'Released often.' }) },
    });`,
};

async function served({ url }: TestSite, version: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const { remotes } = await (await fetch(`${url}/composition.json`)).json();
    if (remotes['mfe-often']?.version === version) break;
    if (Date.now() > deadline) throw new Error(`${version} is not served: ${JSON.stringify(remotes['mfe-often'])}`);
  }
  const page = await fetch(`${url}/often`);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('Released often')) throw new Error(`/often answers ${page.status}.`);
}
