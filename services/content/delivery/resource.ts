import type { FieldDefinition } from '../export/space-export.ts';
import type { Link } from './link.ts';
import type { Locales } from './locales.ts';

/** An entry or an asset as it is kept in memory: every field in every locale, and its system data as the API shows them. */
export interface Resource {
  kind: 'Entry' | 'Asset';
  id: string;
  /** Empty for an asset. */
  contentType: string;
  sys: Record<string, unknown>;
  metadata: { tags: Link[]; concepts: unknown[] };
  fields: Record<string, Record<string, unknown>>;
  definitions: Map<string, FieldDefinition>;
}

/** The value of a field in a locale, by the rules of the Delivery API: what is not localized has one value for all. */
export function fieldValue(resource: Resource, field: string, locale: string, locales: Locales): unknown {
  const values = resource.fields[field];
  if (!values) return undefined;
  if (!resource.definitions.get(field)?.localized) return values[locales.default] ?? undefined;
  for (const code of locales.chain(locale)) {
    const value = values[code];
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}
