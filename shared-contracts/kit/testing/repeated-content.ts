import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';

/**
 * The same content as an editor may leave it: every list has each of its entries and texts twice. React reports items
 * with the same key, which fails a test.
 */
export function repeatedContent(content: ContentClient): ContentClient {
  return {
    getEntries: async (query) => (await content.getEntries(query)).map((entry) => repeatLists(entry, new Map())),
  };
}

function repeatLists(entry: ResolvedEntry, done: Map<ResolvedEntry, ResolvedEntry>): ResolvedEntry {
  const known = done.get(entry);
  if (known) return known;
  const copy: ResolvedEntry = { ...entry, fields: {} };
  done.set(entry, copy);
  for (const [name, value] of Object.entries(entry.fields)) {
    const repeat = (item: unknown) => (isEntry(item) ? repeatLists(item, done) : item);
    copy.fields[name] = Array.isArray(value) ? [...value, ...value].map(repeat) : repeat(value);
  }
  return copy;
}

function isEntry(value: unknown): value is ResolvedEntry {
  return typeof value === 'object' && value !== null && 'sys' in value && 'fields' in value;
}
