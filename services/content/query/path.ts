import { unknownPath } from '../api/api-error.ts';
import { isLink, type Link } from '../delivery/link.ts';
import { fieldValue, type Resource } from '../delivery/resource.ts';
import type { View } from '../delivery/view.ts';
import type { FieldDefinition } from '../export/space-export.ts';
import type { ValueType } from './value-type.ts';

/** Where in a resource a query looks, and what it finds there. Lists are searched item by item. */
export interface Path {
  type: ValueType;
  read(resource: Resource): unknown[];
}

interface PathContext {
  view: View;
  locale: string;
  kind: Resource['kind'];
  /** The fields of the queried content type, or of assets. Without a content type, there are none to query. */
  definitions: Map<string, FieldDefinition> | undefined;
  /** The content type in `fields.<reference>.sys.contentType.sys.id`, for a search through a reference. */
  referencedType(reference: string): string | undefined;
}

/** Resolves the path of a filter or an order, such as `sys.createdAt`, `fields.color`, or `fields.author.sys.id`. */
export function toPath(text: string, context: PathContext): Path {
  const keys = text.split('.');
  const path = keys[0] === 'fields' ? toFieldPath(keys.slice(1), context) : toOwnPath(text, context.kind);
  if (!path) throw unknownPath(text);
  return path;
}

const sysTypes = new Map<string, ValueType>([
  ['sys.id', 'Symbol'],
  ['sys.type', 'Symbol'],
  ['sys.createdAt', 'Date'],
  ['sys.updatedAt', 'Date'],
  ['sys.publishedVersion', 'Integer'],
  ['sys.revision', 'Integer'],
  ['sys.space.sys.id', 'Symbol'],
  ['sys.environment.sys.id', 'Symbol'],
]);

function toOwnPath(text: string, kind: Resource['kind']): Path | undefined {
  if (text === 'metadata.tags') return { type: 'Whole', read: ({ metadata }) => metadata.tags };
  if (text === 'metadata.concepts') return { type: 'Whole', read: ({ metadata }) => metadata.concepts };
  if (text === 'metadata.tags.sys.id') {
    return { type: 'Symbols', read: ({ metadata }) => metadata.tags.map((tag) => tag.sys.id) };
  }
  if (text === 'metadata.concepts.sys.id') {
    return { type: 'Symbols', read: ({ metadata }) => metadata.concepts.map((concept) => (concept as Link).sys.id) };
  }
  if (text === 'sys.contentType.sys.id' && kind === 'Entry') {
    return { type: 'Symbol', read: (resource) => [resource.contentType] };
  }
  const type = sysTypes.get(text);
  return type && { type, read: (resource) => dig(resource, text.split('.')) };
}

const fileTypes = new Map<string, ValueType>([
  ['url', 'Symbol'],
  ['fileName', 'Symbol'],
  ['contentType', 'Symbol'],
  ['details', 'Whole'],
  ['details.size', 'Integer'],
  ['details.image', 'Whole'],
  ['details.image.width', 'Integer'],
  ['details.image.height', 'Integer'],
]);

function toFieldPath([id = '', ...rest]: string[], context: PathContext): Path | undefined {
  const definition = context.definitions?.get(id);
  if (!definition || definition.omitted) return undefined;
  const read = (resource: Resource) => toList(fieldValue(resource, id, readLocale(context), context.view.locales));
  if (rest.length === 0) return { type: toValueType(definition), read };
  if (context.kind === 'Asset') {
    const type = id === 'file' ? fileTypes.get(rest.join('.')) : undefined;
    return type && { type, read: (resource) => read(resource).flatMap((file) => dig(file, rest)) };
  }
  return toReferencePath(id, definition, rest, read, context);
}

function toReferencePath(
  id: string,
  definition: FieldDefinition,
  rest: string[],
  read: Path['read'],
  context: PathContext,
): Path | undefined {
  const isList = definition.items?.type === 'Link';
  if (definition.type !== 'Link' && !isList) return undefined;
  const links = (resource: Resource) => read(resource).filter(isLink);
  const below = rest.join('.');
  if (['sys.id', 'sys.type', 'sys.linkType'].includes(below)) {
    const key = rest[1] as 'id' | 'type' | 'linkType';
    return { type: isList ? 'Symbols' : 'Symbol', read: (resource) => links(resource).map((link) => link.sys[key]) };
  }
  const targets = (resource: Resource) =>
    links(resource).flatMap((link) =>
      link.sys.linkType === 'Entry' ? (context.view.entries.get(link.sys.id) ?? []) : [],
    );
  if (below === 'sys.contentType.sys.id') {
    return { type: isList ? 'Symbols' : 'Symbol', read: (resource) => targets(resource).map((one) => one.contentType) };
  }
  const referencedType = context.referencedType(id);
  const type = referencedType && context.view.entriesByType.has(referencedType) ? referencedType : undefined;
  if (!type) return undefined;
  const definitions = context.view.definitionsOf(type);
  const inner = toPath(below, { ...context, definitions, referencedType: () => undefined });
  return {
    type: inner.type,
    read: (resource) => targets(resource).flatMap((target) => (target.contentType === type ? inner.read(target) : [])),
  };
}

function toValueType(definition: FieldDefinition): ValueType {
  if (definition.type === 'Array') return definition.items?.type === 'Symbol' ? 'Symbols' : 'Whole';
  if (definition.type === 'Link' || definition.type === 'ResourceLink' || definition.type === 'Object') return 'Whole';
  return definition.type;
}

// Filters look at one locale, even if the answer shows all of them.
function readLocale({ locale, view }: PathContext): string {
  return locale === '*' ? view.locales.default : locale;
}

function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function dig(value: unknown, keys: string[]): unknown[] {
  let current = value;
  for (const key of keys) current = (current as Record<string, unknown> | undefined)?.[key];
  return toList(current);
}
