import { runService } from '@site/server/run-service';
import { readEnv } from './env.ts';
import { startApi } from './start-api.ts';
import { toStartOptions } from './start-options.ts';

/** `npm run api -w services`: runs the API until SIGINT or SIGTERM. */
await runService('api', async () => startApi(toStartOptions(readEnv())));
