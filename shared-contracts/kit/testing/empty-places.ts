/** Lists the paths of empty texts, empty lists and missing values in plain data, e.g. `steps.items`. */
export function emptyPlaces(value: unknown, path = ''): string[] {
  if (value === undefined || value === null || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return isOptional(path) ? [] : [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isOptional(key) && !inner ? [] : emptyPlaces(inner, path ? `${path}.${key}` : key),
  );
}

/** What Contentful leaves empty in rich text, and fields that most entries do not have. */
function isOptional(key: string): boolean {
  return /(^|\.)(marks|sign|news|articles|tools)$/.test(key);
}
