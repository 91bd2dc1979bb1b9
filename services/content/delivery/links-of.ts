import type { FieldDefinition } from '../export/space-export.ts';
import { isLink, type Link } from './link.ts';
import type { Locales } from './locales.ts';
import { fieldValue, type Resource } from './resource.ts';

/**
 * The links in an entry's fields, in one locale or in all (`*`), in the order in which they appear. JSON fields are left
 * out, because the API does not resolve links in them.
 */
export function linksOf(resource: Resource, locale: string, locales: Locales, fields?: ReadonlySet<string>): Link[] {
  const links: Link[] = [];
  for (const [id, definition] of resource.definitions) {
    if (!hasLinks(definition) || (fields && !fields.has(id))) continue;
    if (locale === '*') collect(resource.fields[id], links);
    else collect(fieldValue(resource, id, locale, locales), links);
  }
  return links;
}

function hasLinks(definition: FieldDefinition): boolean {
  if (definition.omitted) return false;
  return ['Link', 'RichText'].includes(definition.type) || definition.items?.type === 'Link';
}

function collect(value: unknown, links: Link[]): void {
  if (isLink(value)) {
    links.push({ sys: { type: 'Link', linkType: value.sys.linkType, id: value.sys.id } });
  } else if (Array.isArray(value)) {
    for (const one of value) collect(one, links);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) collect(one, links);
  }
}
