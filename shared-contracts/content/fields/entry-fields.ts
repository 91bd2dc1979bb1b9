import type { ResolvedEntry } from '@site/contract/clients/content-client';

/**
 * The fields of an entry or asset, with unchecked values: editors leave fields empty, and a link to a draft arrives without
 * fields. `Fields` is the generated type, so that a misspelled field does not compile.
 */
export function fieldsOf<Fields>(entry: unknown): { [Name in keyof Fields]?: unknown } {
  return isEntry(entry) ? (entry.fields as { [Name in keyof Fields]?: unknown }) : {};
}

/** The id of an entry. Empty if it has none. */
export function idOf(entry: unknown): string {
  return isEntry(entry) ? entry.sys.id : '';
}

/** The entries that a field links to, without broken links. */
export function toEntries(value: unknown): ResolvedEntry[] {
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}

function isEntry(value: unknown): value is ResolvedEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { sys, fields } = value as Partial<ResolvedEntry>;
  return typeof sys?.id === 'string' && typeof fields === 'object' && fields !== null;
}
