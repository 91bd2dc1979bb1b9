import { readEnv } from './env.ts';
import { startApi } from './start-api.ts';
import { toStartOptions } from './start-options.ts';

try {
  const api = await startApi(toStartOptions(readEnv()));
  process.stdout.write(`api ready ${api.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
