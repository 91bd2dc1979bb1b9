import { catsExport } from './cats-export.ts';

/** An export with any number of entries, each with long text, a name in two locales, rich text, and links. */
export function largeExport(count: number) {
  const space = catsExport();
  const published = { publishedVersion: 1, publishedCounter: 1, createdAt: '2025-01-01T00:00:00.000Z' };
  const link = (id: number) => ({ sys: { type: 'Link', linkType: 'Entry', id: `dog${id % count}` } });
  const paragraph = { nodeType: 'text', value: 'All dogs are good dogs. '.repeat(20), marks: [], data: {} };
  const dogs = Array.from({ length: count }, (_, index) => ({
    sys: {
      ...published,
      id: `dog${index}`,
      type: 'Entry',
      contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'dog' } },
      updatedAt: new Date(1.7e12 + index * 1000).toISOString(),
    },
    metadata: { tags: [], concepts: [] },
    fields: {
      name: { 'en-US': `Dog ${index}`, es: `Perro ${index}` },
      description: { 'en-US': `Number ${index}. ${'A dog of many words. '.repeat(50)}` },
      story: {
        'en-US': {
          nodeType: 'document',
          data: {},
          content: [{ nodeType: 'paragraph', data: {}, content: [paragraph] }],
        },
      },
      friends: { 'en-US': [link(index + 1), link(index * 7), link(index + 100)] },
    },
  }));
  return { ...space, entries: dogs, assets: [] };
}
