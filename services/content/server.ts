import { toContentOptions } from './content-options.ts';
import { readEnv } from './env.ts';
import { ExportError } from './export/export-error.ts';
import { startContentService } from './start-content-service.ts';

/** `npm run content -w services`: the local Contentful, until it is told to stop. */
try {
  const service = await startContentService(toContentOptions(readEnv()));
  console.log(`content ready ${service.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void service.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`content: ${toLine(error)}`);
  process.exitCode = 1;
}

function toLine(error: unknown): string {
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${message}. Stop what uses the port, or set CONTENT_PORT.`;
  const isExpected = error instanceof ExportError || code !== undefined || message.startsWith('CONTENT');
  return isExpected ? message : (stack ?? message);
}
