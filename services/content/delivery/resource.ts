import type { FieldDefinition } from '../export/space-export.ts';
import type { Link } from './link.ts';
import type { Locales } from './locales.ts';

/** An entry or asset in memory, with every field in every locale and its system data as the API shows it. */
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

/** A field's value in a locale by the Delivery API's rules. A field that is not localized has one value for all locales. */
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
