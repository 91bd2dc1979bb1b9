import { createClient } from 'contentful';
import type { ContentSettings } from './content-variables.ts';

interface ContentfulSettings extends ContentSettings {
  /** How long one request may take, in milliseconds. */
  timeout: number;
  /** How often the SDK retries. It waits at least two seconds first, or as long as a rate limit says. */
  retryLimit: number;
  /** Receives what the SDK would otherwise print to the console. */
  log?(error: unknown): void;
}

/**
 * Connects a server to the content service through the Contentful SDK.
 *
 * @returns a function that makes one request and leaves its links unresolved
 */
export function createContentfulClient({ retryLimit, log, ...settings }: ContentfulSettings) {
  const client = createClient({
    ...settings,
    insecure: /^(localhost|127\.0\.0\.1)(:|$)/.test(settings.host),
    retryOnError: retryLimit > 0,
    retryLimit,
    logHandler: (_level, data) => log?.(data),
  }).withoutLinkResolution;
  return ({ contentType, include, limit }: { contentType: string; include: 0 | 2 | 3; limit: number }) =>
    client.getEntries({ content_type: contentType, include, limit });
}
