import type { ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import { createClient } from 'contentful';
import resolveResponse from 'contentful-resolve-response';

interface ContentfulSettings {
  space: string;
  environment: string;
  accessToken: string;
  /** `host` or `host:port`; `localhost` is asked over http. */
  host: string;
  /** How long one request may take, in milliseconds. */
  timeout: number;
  /** How often the SDK tries again after a failure; it waits two seconds and more, or as long as a rate limit says. */
  retryLimit: number;
  /** Told what the SDK would print to the console. */
  log?(error: unknown): void;
}

/** Entries as Contentful sends them: links stand for what they point to, which is in `includes`. */
export type ContentEnvelope = Awaited<ReturnType<ReturnType<typeof createContentfulClient>>>;

/**
 * Reads of the content service through the Contentful SDK, for servers.
 *
 * @returns a function that makes one read, with its links left as they are
 */
export function createContentfulClient({ retryLimit, log, ...settings }: ContentfulSettings) {
  const client = createClient({
    ...settings,
    insecure: /^(localhost|127\.0\.0\.1)(:|$)/.test(settings.host),
    retryOnError: retryLimit > 0,
    retryLimit,
    logHandler: (_level, data) => log?.(data),
  }).withoutLinkResolution;
  return ({ contentType, include, limit }: ContentQuery) =>
    client.getEntries({ content_type: contentType, include, limit });
}

/** The entries of an envelope as trees, each link replaced by what it points to, in place. */
export function resolveEntries(envelope: ContentEnvelope): ResolvedEntry[] {
  return resolveResponse<ResolvedEntry>(envelope);
}
