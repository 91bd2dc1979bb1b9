import { type ContentEnvelope, resolveEntries } from '@site/content/server/resolve-entries';
import type { ContentClient, ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import type { FromRenderer, ToRenderer } from './render-protocol.ts';
import { type WatchedEntries, watchEntries } from './watched-entries.ts';

type Answer = Extract<ToRenderer, { type: 'content' }>;

/** What one page has read, by query and version. */
export type PageReads = Map<string, WatchedEntries & { query: ContentQuery; version: number }>;

/** The page that asks: where to note what it reads, and whether it shows drafts. */
interface AskingPage {
  reads?: PageReads | undefined;
  isDraft?: boolean | undefined;
}

/**
 * The content client of a renderer. It asks the main process, which has the cache and the token. Each version of an
 * answer is sent over and resolved only once.
 *
 * @param askingPage the page that is rendered now
 */
export function createContentFromMain(
  send: (message: FromRenderer) => void,
  askingPage: () => AskingPage | undefined = () => undefined,
) {
  const known = new Map<string, { version: number; entries: ResolvedEntry[] }>();
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;

  async function getEntries(query: ContentQuery): Promise<ResolvedEntry[]> {
    const { reads, isDraft = false } = askingPage() ?? {};
    const key = `${isDraft ? 'draft/' : ''}${query.contentType}/${query.include}/${query.limit}`;
    const call = ++calls;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(call, resolve);
      send({ type: 'content', call, query, known: known.get(key)?.version ?? 0, isDraft });
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    if (answer.json !== undefined) {
      const envelope: ContentEnvelope = JSON.parse(answer.json);
      known.set(key, { version: answer.version, entries: resolveEntries(envelope) });
    }
    const { entries = [], version = answer.version } = known.get(key) ?? {};
    if (!reads) return entries;
    const name = `${key} ${version}`;
    const watched = reads.get(name) ?? { query, version, ...watchEntries(query.contentType, entries) };
    reads.set(name, watched);
    return watched.entries;
  }

  return {
    getEntries,
    receive(answer: Answer): void {
      waiting.get(answer.call)?.(answer);
      waiting.delete(answer.call);
    },
  } satisfies ContentClient & { receive(answer: Answer): void };
}
