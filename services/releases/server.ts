import { runService } from '@site/server/run-service';
import { readEnv } from './env.ts';
import { startReleaseOrigin } from './origin.ts';

await runService('releases', async () => {
  const env = readEnv();
  return startReleaseOrigin({
    releasesDirectory: env.RELEASES_DIR,
    siteOrigin: () => env.SITE_ORIGIN,
    port: env.RELEASES_PORT,
  });
});
