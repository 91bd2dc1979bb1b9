import { readEnv } from './env.ts';
import { startApi, toStartOptions } from './start-api.ts';

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
