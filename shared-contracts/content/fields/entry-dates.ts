/** When an entry was first saved and last changed, ISO 8601; an empty object if it does not say so. */
export function datesOf(entry: unknown): { created?: string; updated?: string } {
  const { sys } = (entry ?? {}) as { sys?: { createdAt?: unknown; updatedAt?: unknown } };
  return {
    ...(isDate(sys?.createdAt) && { created: sys.createdAt }),
    ...(isDate(sys?.updatedAt) && { updated: sys.updatedAt }),
  };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
