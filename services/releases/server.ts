import { runService } from '@site/server/run-service';
import { readReleasesEnv } from './env.ts';
import { startReleaseOrigin } from './origin.ts';

await runService('releases', async () => {
  const env = readReleasesEnv();
  return startReleaseOrigin({
    releasesDirectory: env.RELEASES_DIR,
    siteOrigin: () => env.SITE_ORIGIN,
    port: env.RELEASES_PORT,
  });
});
