import { join } from 'node:path';
import contract from '@site/contract/package.json' with { type: 'json' };
import { listen } from '@site/server/listen';
import { runService } from '@site/server/run-service';
import { loadShellBuild } from './composition/composition.ts';
import { createServerContent } from './content/content.ts';
import { readShellEnv } from './env.ts';
import { createApp } from './http/app.ts';
import { followRegistry } from './releases/releases.ts';

const distDirectory = join(import.meta.dirname, '../dist');
/** How long startup waits for the remotes, in milliseconds. Without them, browsers complete the pages. */
const startPatience = 5_000;
const largestHeader = 16 * 1024;

await runService('shell', async () => {
  const env = readShellEnv();
  const report = (error: unknown) => console.warn(error instanceof Error ? `${error.name}: ${error.message}` : error);
  const { renderer, assets } = await loadShellBuild(distDirectory);
  const content = createServerContent(env, report);
  const releases = followRegistry({
    registryUrl: env.REGISTRY_URL,
    mirrorDirectory: env.MIRROR_DIR,
    contractVersion: contract.version,
    allowChosenVersions: env.ALLOW_CHOSEN_VERSIONS === 'true',
    log: console.log,
    async tryOut(remote, { version, directory = '', exposes }) {
      const serverEntry = join(directory, 'server/remoteEntry.cjs');
      for (const expose of Object.keys(exposes)) await renderer.loadInNode({ remote, version, serverEntry }, expose);
    },
  });
  await Promise.race([releases.refresh(), new Promise((resolve) => setTimeout(resolve, startPatience))]);
  const polling = setInterval(() => void releases.refresh(), env.REGISTRY_POLL_MS);
  const app = createApp({ env, renderer, assets, content, report }, releases, distDirectory);
  const { url, server, close } = await listen(app, {
    port: env.PORT,
    portVariable: 'PORT',
    serverOptions: { maxHeaderSize: largestHeader },
  });
  return {
    url,
    close() {
      clearInterval(polling);
      server.closeAllConnections();
      return close();
    },
  };
});
