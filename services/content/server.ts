import { runService } from '@site/server/run-service';
import { toContentOptions } from './content-options.ts';
import { readEnv } from './env.ts';
import { startContentService } from './start-content-service.ts';

/** `npm run content -w services`: runs the local Contentful until SIGINT or SIGTERM. */
await runService('content', async () => startContentService(toContentOptions(readEnv())));
