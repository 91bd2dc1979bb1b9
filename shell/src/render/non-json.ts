/** Whether data can be written as JSON at all. A BigInt or a circular reference cannot. */
export function isJson(data: unknown): boolean {
  try {
    JSON.stringify(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first value in loaded data that would reach the browser as something else: a Date becomes text, a Map an
 * empty object, a function nothing.
 *
 * @param place name of the data, e.g. `loader data`
 * @returns a path such as `loader data.program.applyBy (Date)`; undefined if all of it is JSON
 */
export function findNonJson(data: unknown, place: string, above: readonly unknown[] = []): string | undefined {
  if (data === null || data === undefined || typeof data === 'string' || typeof data === 'boolean') return undefined;
  if (typeof data === 'number') return Number.isFinite(data) ? undefined : `${place} (${data})`;
  if (typeof data !== 'object') return `${place} (${typeof data})`;
  if (above.includes(data)) return `${place} (a circular reference)`;
  const prototype = Object.getPrototypeOf(data);
  if (!Array.isArray(data) && prototype !== Object.prototype && prototype !== null) {
    return `${place} (${data.constructor?.name ?? 'an object of a class'})`;
  }
  for (const [key, value] of Object.entries(data)) {
    const found = findNonJson(value, Array.isArray(data) ? `${place}[${key}]` : `${place}.${key}`, [...above, data]);
    if (found) return found;
  }
  return undefined;
}
