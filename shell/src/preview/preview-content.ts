import type { ContentClient, ContentQuery, ResolvedEntry } from '@site/contract/clients/content-client';
import resolveResponse from 'contentful-resolve-response';

/** How long an answer counts as the latest draft, in milliseconds. A page reads the same content in several places. */
const freshFor = 2_000;

/** Entries that a page has read, with what an editor has typed since. */
export type ReadEntries = ResolvedEntry[];

export interface PreviewContent extends ContentClient {
  /** Calls the listener with everything that is read, and shows its answer to pages. */
  onRead(listener: (address: string, entries: ReadEntries) => ReadEntries): void;
  /** Replaces what was read, until it is read again after `forget`. */
  replace(address: string, entries: ReadEntries): void;
  /** Reads everything again on next use. */
  forget(): void;
}

/**
 * Reads drafts in an editor's browser, from the same addresses as a visitor's: the session's cookie makes the difference. Every
 * page gets entries, and maps them itself, so that it can follow what is typed.
 */
export function createPreviewContent(): PreviewContent {
  const answers = new Map<string, { at: number; entries: Promise<ReadEntries> }>();
  const typed = new Map<string, ReadEntries>();
  let hear: Parameters<PreviewContent['onRead']>[0] = (_, entries) => entries;

  return {
    async getEntries({ contentType, include, limit }: ContentQuery) {
      const address = `/content/${contentType}?include=${include}&limit=${limit}`;
      const known = answers.get(address);
      const entries = known && Date.now() - known.at < freshFor ? known.entries : read(address);
      if (entries !== known?.entries) answers.set(address, { at: Date.now(), entries });
      entries.catch(() => answers.delete(address));
      return hear(address, typed.get(address) ?? (await entries));
    },
    onRead(listener) {
      hear = listener;
    },
    replace: (address, entries) => void typed.set(address, entries),
    forget() {
      answers.clear();
      typed.clear();
    },
  };
}

/** No cache of the browser may answer: before the session, it may have kept what visitors get. */
async function read(address: string): Promise<ReadEntries> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return resolveResponse(await response.json());
}
