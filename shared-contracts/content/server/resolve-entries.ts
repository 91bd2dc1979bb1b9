import type { ResolvedEntry } from '@site/contract/clients/content-client';
import resolveResponse from 'contentful-resolve-response';
import type { createContentfulClient } from './contentful-client.ts';

/** Entries as Contentful sends them, with links in place of the entries and assets in `includes`. */
export type ContentEnvelope = Awaited<ReturnType<ReturnType<typeof createContentfulClient>>>;

/** Turns an envelope into trees of entries. Replaces each link with its target, in place. */
export function resolveEntries(envelope: ContentEnvelope): ResolvedEntry[] {
  return resolveResponse<ResolvedEntry>(envelope);
}
