/** When an entry was last changed, as in `2025-03-11T08:00:00.000Z`. `undefined` if unknown. */
export function updatedAtOf(entry: unknown): string | undefined {
  const { sys } = (entry ?? {}) as { sys?: { updatedAt?: unknown } };
  const updatedAt = sys?.updatedAt;
  return typeof updatedAt === 'string' && !Number.isNaN(Date.parse(updatedAt)) ? updatedAt : undefined;
}
