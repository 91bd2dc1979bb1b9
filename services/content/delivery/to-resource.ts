import type {
  ExportedAsset,
  ExportedContentType,
  ExportedEntry,
  ExportedTag,
  FieldDefinition,
} from '../export/space-export.ts';
import { toLink } from './link.ts';
import type { Resource } from './resource.ts';

/** The ids of the space and environment. Both appear in every resource. */
export interface Place {
  space: string;
  environment: string;
}

/** A content type or a tag, as the API sends it. */
export interface NamedResource {
  sys: Record<string, unknown> & { id: string };
  name: string;
}

interface Context {
  place: Place;
  preview: boolean;
  publicTags: Set<string>;
}

export function toEntry(entry: ExportedEntry, fields: Map<string, FieldDefinition>, context: Context): Resource {
  const contentType = entry.sys.contentType.sys.id;
  return {
    kind: 'Entry',
    id: entry.sys.id,
    contentType,
    sys: { ...toSys('Entry', entry.sys, context), contentType: toLink('ContentType', contentType) },
    metadata: toMetadata(entry.metadata, context),
    fields: entry.fields,
    definitions: fields,
  };
}

export function toAsset(asset: ExportedAsset, context: Context): Resource {
  return {
    kind: 'Asset',
    id: asset.sys.id,
    contentType: '',
    sys: toSys('Asset', asset.sys, context),
    metadata: toMetadata(asset.metadata, context),
    fields: { ...asset.fields } as Resource['fields'],
    definitions: assetFields,
  };
}

export function toContentType(type: ExportedContentType, context: Context): NamedResource {
  return {
    sys: toSys('ContentType', type.sys, context),
    displayField: type.displayField ?? null,
    name: type.name,
    description: type.description ?? '',
    fields: type.fields.map(({ validations, ...field }) => ({
      ...field,
      ...(validations && validations.length > 0 ? { validations } : {}),
    })),
  } as NamedResource;
}

export function toTag(tag: ExportedTag, context: Context): NamedResource {
  const { space, environment } = placeLinks(context.place);
  return {
    sys: {
      space,
      id: tag.sys.id,
      type: 'Tag',
      createdAt: tag.sys.createdAt ?? unknownTime,
      updatedAt: tag.sys.updatedAt ?? tag.sys.createdAt ?? unknownTime,
      environment,
      version: tag.sys.version ?? 1,
      visibility: 'public',
    },
    name: tag.name,
  };
}

// An export written by hand may lack times. A fixed time keeps answers and their ETags the same from run to run.
const unknownTime = '2025-01-01T00:00:00.000Z';

const assetField = { localized: true, required: false, disabled: false, omitted: false };
/** The fields of assets, as if they had a content type. */
export const assetFields = new Map<string, FieldDefinition>([
  ['title', { ...assetField, id: 'title', name: 'Title', type: 'Symbol' }],
  ['description', { ...assetField, id: 'description', name: 'Description', type: 'Text' }],
  ['file', { ...assetField, id: 'file', name: 'File', type: 'Object' }],
]);

/** In the Delivery API, `createdAt` and `updatedAt` are the times of the first and the last publication. */
function toSys(type: string, sys: ExportedEntry['sys'] | ExportedAsset['sys'], { place, preview }: Context) {
  const createdAt = sys.createdAt ?? sys.firstPublishedAt ?? unknownTime;
  const updatedAt = sys.updatedAt ?? sys.publishedAt ?? createdAt;
  const { space, environment } = placeLinks(place);
  return {
    space,
    id: sys.id,
    type,
    createdAt: preview ? createdAt : (sys.firstPublishedAt ?? createdAt),
    updatedAt: preview ? updatedAt : (sys.publishedAt ?? updatedAt),
    environment,
    ...(typeof sys.publishedVersion === 'number' ? { publishedVersion: sys.publishedVersion } : {}),
    revision: sys.publishedCounter ?? (typeof sys.publishedVersion === 'number' ? 1 : 0),
  };
}

function placeLinks(place: Place) {
  return { space: toLink('Space', place.space), environment: toLink('Environment', place.environment) };
}

function toMetadata(metadata: ExportedEntry['metadata'], { publicTags }: Context): Resource['metadata'] {
  const tags = (metadata?.tags ?? []).filter((tag) => publicTags.has(tag.sys.id));
  return { tags: tags.map((tag) => toLink('Tag', tag.sys.id)), concepts: metadata?.concepts ?? [] };
}
