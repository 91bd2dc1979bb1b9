import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '@site/server/read-environment';
import { address, path, port } from '@site/server/variables';
import * as v from 'valibot';

/** The sample space lives in the content package, whose types are generated from its model. */
const sampleSpace = import.meta.resolve('@site/content/space/export.json');

const variables = v.object({
  CONTENT_PORT: v.optional(port, '4000'),
  /** The network interface to listen on. All of them by default. */
  CONTENT_HOSTNAME: v.optional(v.string()),
  CONTENT_PUBLIC_URL: v.optional(address('http:', 'https:')),
  CONTENT_EXPORT_FILE: v.optional(path, fileURLToPath(sampleSpace)),
  CONTENT_ASSETS_DIRECTORY: v.optional(path, fileURLToPath(new URL('assets', sampleSpace))),
  CONTENT_CACHE_DIRECTORY: v.optional(path, join(import.meta.dirname, '../../.data/content-pictures')),
  /** Turns on `/_control`, with which tests break the service on purpose. Has no effect in production. */
  CONTENT_CONTROL_TOKEN: v.optional(v.pipe(v.string(), v.minLength(8, 'should have 8 characters or more'))),
  CONTENTFUL_SPACE_ID: v.optional(v.string(), 'sample'),
  CONTENTFUL_ENVIRONMENT: v.optional(v.string(), 'master'),
  CONTENTFUL_DELIVERY_TOKEN: v.optional(v.string(), 'sample-delivery-token'),
  CONTENTFUL_PREVIEW_TOKEN: v.optional(v.string(), 'sample-preview-token'),
  NODE_ENV: v.optional(v.string()),
});

export type ContentEnv = v.InferOutput<typeof variables>;

/**
 * Reads and checks the content service's variables.
 *
 * @throws an Error with one line for each invalid variable
 */
export function readEnv(environment: NodeJS.ProcessEnv = process.env): ContentEnv {
  return readEnvironment(variables, environment);
}
