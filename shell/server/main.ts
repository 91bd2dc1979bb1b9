import { join } from 'node:path';
import { serve } from '@hono/node-server';
import packageJson from 'shared-contracts/package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { createServerContent } from './content.ts';
import { readShellEnv } from './env.ts';
import { followRegistry } from './live-releases.ts';
import { loadRenderer } from './renderer.ts';
import { readShellAssets } from './shell-assets.ts';

const distDirectory = join(import.meta.dirname, '../dist');
/** Start-up waits this long for the remotes; pages that are asked for earlier are completed by the browser. */
const startPatience = 5_000;
const largestHeader = 16 * 1024;

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readShellEnv();
  const report = (error: unknown) => console.warn(error instanceof Error ? `${error.name}: ${error.message}` : error);
  const renderer = await loadRenderer(distDirectory);
  const assets = await readShellAssets(distDirectory);
  const content = createServerContent(env, report);
  const releases = followRegistry({
    registryUrl: env.REGISTRY_URL,
    mirrorDirectory: env.MIRROR_DIR,
    contractVersion: packageJson.version,
    log: console.log,
    async tryOut(remote, { version, directory = '', exposes }) {
      const serverEntry = join(directory, 'server/remoteEntry.cjs');
      for (const expose of Object.keys(exposes)) await renderer.loadInNode({ remote, version, serverEntry }, expose);
    },
  });
  await Promise.race([releases.refresh(), new Promise((resolve) => setTimeout(resolve, startPatience))]);
  const polling = setInterval(() => void releases.refresh(), env.REGISTRY_POLL_MS);

  const app = createApp({ env, renderer, assets, content, report }, releases, distDirectory);
  const server = serve(
    { fetch: app.fetch, port: env.PORT, serverOptions: { maxHeaderSize: largestHeader } },
    ({ port }) => console.log(`ready http://localhost:${port}`),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const inUse = `Port ${env.PORT} is in use. Stop what uses it, or set PORT to another.`;
    console.error(error.code === 'EADDRINUSE' ? inUse : error.message);
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(polling);
      server.close(() => process.exit(0));
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  }
}
