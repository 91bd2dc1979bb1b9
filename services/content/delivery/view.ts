import type { FieldDefinition, SpaceExport } from '../export/space-export.ts';
import { hasUnpublishedChanges } from '../export/unpublished-changes.ts';
import type { Link } from './link.ts';
import { linksOf } from './links-of.ts';
import { type Locales, toLocales } from './locales.ts';
import type { Resource } from './resource.ts';
import { type NamedResource, type Place, toAsset, toContentType, toEntry, toTag } from './to-resource.ts';

/** What one token may see: published content through the Delivery API, and drafts too through the Preview API. */
export interface View {
  name: 'delivery' | 'preview';
  place: Place;
  locales: Locales;
  entries: Map<string, Resource>;
  entriesByType: Map<string, Resource[]>;
  /** Each content type's fields, by its id. */
  definitionsOf(contentType: string): Map<string, FieldDefinition> | undefined;
  assets: Map<string, Resource>;
  contentTypes: Map<string, NamedResource>;
  tags: Map<string, NamedResource>;
  /** The ids of the entries that link to a resource in any locale, by `Entry:<id>` or `Asset:<id>`. */
  linkedFrom(): Map<string, Set<string>>;
}

/**
 * Indexes an export for one of the two APIs. Archived content is in neither, and changes after publishing only in Preview.
 *
 * @param before the same view of the export before it changed, which knows what is published of something that is changed now
 */
export function createView(name: View['name'], space: SpaceExport, place: Place, before?: View): View {
  const isVisible = ({ sys }: { sys: { publishedVersion?: unknown; archivedVersion?: unknown } }) =>
    typeof sys.archivedVersion !== 'number' && (name === 'preview' || typeof sys.publishedVersion === 'number');
  const hides = (one: SpaceExport['assets'][number] | SpaceExport['entries'][number]) =>
    name === 'delivery' && hasUnpublishedChanges(one);
  const publicTags = space.tags.filter((tag) => tag.sys.visibility === 'public');
  const context = { place, preview: name === 'preview', publicTags: new Set(publicTags.map((tag) => tag.sys.id)) };

  const types = space.contentTypes.filter(isVisible);
  const definitions = new Map(
    types.map((type) => [type.sys.id, new Map(type.fields.map((field) => [field.id, field]))]),
  );
  const locales = toLocales(space.locales);
  const entries = new Map<string, Resource>();
  const entriesByType = new Map<string, Resource[]>(types.map((type) => [type.sys.id, []]));
  for (const entry of space.entries) {
    const fields = definitions.get(entry.sys.contentType.sys.id);
    if (!fields || !isVisible(entry)) continue;
    const resource = hides(entry) ? stillPublished(entry, before?.entries) : toEntry(entry, fields, context);
    if (!resource) continue;
    entries.set(resource.id, resource);
    entriesByType.get(resource.contentType)?.push(resource);
  }
  const assets = space.assets
    .filter(isVisible)
    .map((asset) => (hides(asset) ? stillPublished(asset, before?.assets) : toAsset(asset, context)))
    .filter((asset) => asset !== undefined);

  let linkedFrom: Map<string, Set<string>> | undefined;
  return {
    name,
    place,
    locales,
    entries,
    entriesByType,
    definitionsOf: (contentType) => definitions.get(contentType),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
    contentTypes: new Map(types.map((type) => [type.sys.id, toContentType(type, context)])),
    tags: new Map(publicTags.map((tag) => [tag.sys.id, toTag(tag, context)])),
    linkedFrom: () => {
      linkedFrom ??= indexLinks(entries, locales);
      return linkedFrom;
    },
  };
}

/** What was served before the change, if nothing was published since. */
function stillPublished(
  { sys }: SpaceExport['assets'][number],
  before: View['entries'] | undefined,
): Resource | undefined {
  const known = before?.get(sys.id);
  return known?.sys.publishedVersion === sys.publishedVersion ? known : undefined;
}

function indexLinks(entries: Map<string, Resource>, locales: Locales): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const entry of entries.values()) {
    for (const link of linksOf(entry, '*', locales)) {
      const key = linkKey(link);
      const sources = index.get(key);
      if (sources) sources.add(entry.id);
      else index.set(key, new Set([entry.id]));
    }
  }
  return index;
}

export function linkKey(link: Link): string {
  return `${link.sys.linkType}:${link.sys.id}`;
}
