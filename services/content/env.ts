import { join } from 'node:path';
import * as v from 'valibot';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), fallback);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65535, 'must be a number from 0 to 65535'),
);

const variables = v.object({
  CONTENT_PORT: v.optional(port, '4000'),
  CONTENT_HOSTNAME: v.optional(v.string()),
  CONTENT_PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address such as https://content.example.com'))),
  CONTENT_EXPORT_FILE: text(join(import.meta.dirname, 'space/export.json')),
  CONTENT_ASSETS_DIRECTORY: text(join(import.meta.dirname, 'space/assets')),
  CONTENT_CACHE_DIRECTORY: text(join(import.meta.dirname, '../../.data/content-pictures')),
  CONTENT_CONTROL_TOKEN: v.optional(v.pipe(v.string(), v.minLength(8, 'must have 8 characters or more'))),
  CONTENTFUL_SPACE_ID: text('sample'),
  CONTENTFUL_ENVIRONMENT: text('master'),
  CONTENTFUL_DELIVERY_TOKEN: text('sample-delivery-token'),
  CONTENTFUL_PREVIEW_TOKEN: text('sample-preview-token'),
  NODE_ENV: v.optional(v.string()),
});

export type ContentEnv = v.InferOutput<typeof variables>;

/**
 * Reads and checks the variables of the content service.
 * @throws Error with one line that names the first variable that is wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ContentEnv {
  const result = v.safeParse(variables, source);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(`${v.getDotPath(issue)} ${issue.message}, but is "${issue.input}".`);
}
