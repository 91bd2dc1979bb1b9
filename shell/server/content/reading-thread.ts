import { nameChanges } from '@site/content/server/content-names';
import type { ContentSettings } from '@site/content/server/content-variables';
import { createContentfulClient } from '@site/content/server/contentful-client';
import type { ContentQuery } from '@site/contract/clients/content-client';

/** What a thread reads, and the answer that its owner already has. */
export interface Reading {
  settings: ContentSettings;
  query: ContentQuery;
  last: string | undefined;
}

/** A new answer as JSON, with the names of what has changed since the last one; nothing if it is the same. */
export type News = { json: string; names: string[] } | undefined;

/**
 * How long Contentful may take, in milliseconds. The SDK must not retry: it would wait two seconds or more first, or as
 * long as a rate limit says, and the last good answer is as useful until then.
 */
const timeout = 2_000;

let client: ReturnType<typeof createContentfulClient> | undefined;

/** Reads content once. @throws an Error that can be sent to another thread */
export default async function readOnce({ settings, query, last }: Reading): Promise<News> {
  // The SDK throws what it logs.
  client ??= createContentfulClient({ ...settings, timeout, retryLimit: 0, log: () => {} });
  const json = JSON.stringify(await client(query).catch(toPlainError));
  if (json === last) return undefined;
  return { json, names: last === undefined ? [] : nameChanges(last, json) };
}

/** The SDK's own errors hold functions. */
function toPlainError({ name, message }: Error): never {
  throw Object.assign(new Error(message), { name });
}
