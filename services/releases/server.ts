import { readReleasesEnv } from './env.ts';
import { startReleaseOrigin } from './origin.ts';

try {
  const env = readReleasesEnv();
  const { url, close } = await startReleaseOrigin({
    releasesDirectory: env.RELEASES_DIR,
    siteOrigin: () => env.SITE_ORIGIN,
    port: env.RELEASES_PORT,
  });
  console.log(`ready ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `${message}. Stop what uses the port, or set RELEASES_PORT.` : message);
  process.exit(1);
}
