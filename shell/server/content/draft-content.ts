import type { ServerContent } from '@site/content/server/content-routes';
import { toContentSettings } from '@site/content/server/content-variables';
import { createContentfulClient } from '@site/content/server/contentful-client';
import { resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentQuery } from '@site/contract/clients/content-client';
import type { ShellEnv } from '../env.ts';
import type { ShellContent } from './server-content.ts';

/** Content with drafts, for editors. */
export type DraftContent = ServerContent & Pick<ShellContent, 'getVersion'>;

/** How long Contentful may take, in milliseconds. The Preview API is slower than the one for visitors. */
const timeout = 4_000;

/**
 * Reads Contentful's Preview API anew for every page, so that an editor sees what was just saved.
 *
 * @returns undefined if no secret is configured, so that nobody may see drafts
 */
export function createDraftContent(env: ShellEnv, report: (error: unknown) => void): DraftContent | undefined {
  if (!env.CONTENTFUL_PREVIEW_SECRET) return undefined;
  const readContentful = createContentfulClient({
    ...toContentSettings(env),
    accessToken: env.CONTENTFUL_PREVIEW_TOKEN,
    host: env.CONTENTFUL_HOST.replace(/^cdn\./, 'preview.'),
    timeout,
    retryLimit: 0,
    log: report,
  });
  const last = new Map<string, { version: number; json: string }>();
  let versions = 0;

  /** The same answer keeps its version, so that threads resolve its links once. */
  async function getVersion(query: ContentQuery): Promise<{ version: number; json: string }> {
    const key = `${query.contentType}/${query.include}/${query.limit}`;
    const json = JSON.stringify(await readContentful(query));
    const known = last.get(key);
    if (known?.json === json) return known;
    const answer = { version: ++versions, json };
    last.set(key, answer);
    return answer;
  }

  return {
    getVersion,
    getEnvelope: async (query) => JSON.parse((await getVersion(query)).json),
    getEntries: async (query) => resolveEntries(JSON.parse((await getVersion(query)).json)),
  };
}
