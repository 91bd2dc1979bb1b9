/** Where plain data has nothing to show: paths of empty texts, empty lists and missing values, e.g. `steps.items`. */
export function emptyPlaces(value: unknown, path = ''): string[] {
  if (value === undefined || value === null || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return isOptional(path) ? [] : [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isOptional(key) && !inner ? [] : emptyPlaces(inner, path ? `${path}.${key}` : key),
  );
}

/** What Contentful itself leaves empty in rich text, and what few entries have. */
function isOptional(key: string): boolean {
  return /(^|\.)(marks|sign|news|articles|tools)$/.test(key);
}
