import { readFile } from 'node:fs/promises';
import { toContentOptions } from 'services/content/content-options.ts';
import { readEnv } from 'services/content/env.ts';
import { startContentService } from 'services/content/start-content-service.ts';

/** As much of an export as a test changes. */
export interface SampleSpace {
  entries: { sys: { id: string }; fields: Record<string, Record<string, unknown>> }[];
}

/** The content service with the sample space. @param change what a test wants to be different in it */
export async function startSampleContent(change: (space: SampleSpace) => void = () => undefined) {
  const options = toContentOptions(readEnv({}));
  const space = JSON.parse(await readFile(String(options.space), 'utf8'));
  change(space);
  const service = await startContentService({ ...options, space, port: 0 });
  const { host } = new URL(service.url);
  return {
    host,
    settings: { space: 'sample', environment: 'master', accessToken: 'sample-delivery-token', host },
    close: service.close,
  };
}
