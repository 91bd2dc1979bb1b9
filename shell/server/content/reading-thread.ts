import { nameChanges } from '@site/content/server/content-names';
import type { ContentSettings } from '@site/content/server/content-variables';
import { createContentfulClient } from '@site/content/server/contentful-client';
import type { ContentEnvelope } from '@site/content/server/resolve-entries';
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
  const answer = await client(query).catch(toPlainError);
  if (!isEnvelope(answer)) throw new Error('The content service answered something else than entries.');
  const json = JSON.stringify(answer);
  if (json === last) return undefined;
  return { json, names: last === undefined ? [] : nameChanges(last, json) };
}

/** What answers in its place may send anything with status 200, and the next answer could not be compared with that. */
function isEnvelope({ items, includes }: Partial<ContentEnvelope>): boolean {
  if (!Array.isArray(items)) return false;
  const parts = [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])];
  return parts.every((part) => typeof part?.sys?.id === 'string');
}

/** The SDK's own errors hold functions. */
function toPlainError({ name, message }: Error): never {
  throw Object.assign(new Error(message), { name });
}
