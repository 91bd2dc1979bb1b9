import { runService } from '@site/server/run-service';
import { describeError } from './describe-error.ts';
import { readEnv } from './env.ts';
import { assertServers } from './production.ts';
import { startApi } from './start-api.ts';
import { toStartOptions } from './start-options.ts';

/** `npm run api -w services`: runs the API until SIGINT or SIGTERM. */
await runService('api', async () => {
  const env = readEnv();
  assertServers(env, 'DATABASE_URL', 'SMTP_URL');
  const options = toStartOptions(env);
  // Node would print the whole error, with what a visitor wrote.
  process.on('uncaughtException', (error) => {
    options.log.error(describeError(error), 'A bug ends the API.');
    process.exit(1);
  });
  return startApi(options);
});
