import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentClient, ResolvedEntry } from '@site/contract/clients/content-client';
import resolveResponse from 'contentful-resolve-response';

/**
 * Creates a content client that reads the sample space from its export file, without a server. Use the content service
 * in tests of the service itself.
 */
export function createSampleContent(): SampleContent {
  const file = fileURLToPath(import.meta.resolve('@site/content/space/export.json'));
  const { entries, assets, locales } = JSON.parse(readFileSync(file, 'utf8')) as SpaceExport;
  const locale = locales.find(({ default: isDefault }) => isDefault)?.code ?? 'en-US';
  const published = entries.filter(({ sys }) => sys.publishedVersion);
  const items = published.map((entry) => inLocale(entry, locale));
  const includes = { Entry: items, Asset: assets.map((asset) => inLocale(asset, locale)) };
  return {
    async getEntries({ contentType, limit }) {
      const wanted = items.filter(({ sys }) => sys.contentType?.sys.id === contentType).slice(0, limit);
      return resolveResponse<ResolvedEntry>(structuredClone({ items: wanted, includes }));
    },
  };
}

/** Reads every content type of the space, not only those of pages. */
export interface SampleContent extends ContentClient {
  getEntries(query: { contentType: string; include: 0 | 2 | 3; limit: number }): Promise<ResolvedEntry[]>;
}

interface ExportedResource {
  sys: { id: string; publishedVersion?: number; contentType?: { sys: { id: string } } };
  fields: Record<string, Record<string, unknown>>;
}

interface SpaceExport {
  entries: ExportedResource[];
  assets: ExportedResource[];
  locales: { code: string; default: boolean }[];
}

function inLocale(resource: ExportedResource, locale: string) {
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(resource.fields).map(([id, values]) => [id, values[locale]])),
  };
}
