import { checkValue } from './check-value.ts';
import { ExportError } from './export-error.ts';
import type { ExportedContentType, ExportedEntry, FieldDefinition, SpaceExport } from './space-export.ts';

/**
 * Checks every entry's fields against its content type, as Contentful does when an entry is saved or published.
 *
 * @throws ExportError of one line that names the entry, its content type, and the field
 */
export function checkFields(space: SpaceExport, fileName: string): void {
  const contentTypes = new Map(space.contentTypes.map((contentType) => [contentType.sys.id, contentType]));
  const locales = new Set(space.locales.map((locale) => locale.code));
  const defaultLocale = space.locales.find((locale) => locale.default)?.code ?? '';
  checkIds('content type', space.contentTypes, fileName);
  checkIds('entry', space.entries, fileName);
  checkIds('asset', space.assets, fileName);

  for (const entry of space.entries) {
    const typeId = entry.sys.contentType.sys.id;
    const contentType = contentTypes.get(typeId);
    const problem = contentType
      ? findProblem(entry, contentType, locales, defaultLocale)
      : `: its content type "${typeId}" is not in the export`;
    if (problem) throw new ExportError(`${fileName}: entry "${entry.sys.id}" (${typeId})${problem}.`);
  }
  for (const asset of space.assets) {
    for (const [field, values] of Object.entries(asset.fields)) {
      const unknown = Object.keys(values as object).find((code) => !locales.has(code));
      if (unknown) {
        throw new ExportError(`${fileName}: asset "${asset.sys.id}", field "${field}": unknown locale "${unknown}".`);
      }
    }
  }
}

function findProblem(
  entry: ExportedEntry,
  contentType: ExportedContentType,
  locales: Set<string>,
  defaultLocale: string,
): string | undefined {
  const fields = new Map(contentType.fields.map((field) => [field.id, field]));
  for (const [id, values] of Object.entries(entry.fields)) {
    const field = fields.get(id);
    if (!field) return `, field "${id}": the content type has no such field`;
    for (const [locale, value] of Object.entries(values)) {
      if (!locales.has(locale)) return `, field "${id}": unknown locale "${locale}"`;
      if (value === null || value === undefined) continue;
      const problem = checkValue(field, value);
      if (problem) return `, field "${id}" (${locale}): ${problem}`;
    }
  }
  const missing = isPublished(entry) && contentType.fields.find((field) => isMissing(entry, field, defaultLocale));
  return missing ? `, field "${missing.id}": required in a published entry, but empty in ${defaultLocale}` : undefined;
}

function isPublished(entry: ExportedEntry): boolean {
  return typeof entry.sys.publishedVersion === 'number';
}

function isMissing(entry: ExportedEntry, field: FieldDefinition, defaultLocale: string): boolean {
  const value = entry.fields[field.id]?.[defaultLocale];
  return field.required && !field.omitted && (value === undefined || value === null || value === '');
}

function checkIds(kind: string, resources: { sys: { id: string } }[], fileName: string): void {
  const seen = new Set<string>();
  for (const { sys } of resources) {
    if (seen.has(sys.id)) throw new ExportError(`${fileName}: ${kind} "${sys.id}" is in the export twice.`);
    seen.add(sys.id);
  }
}
