/**
 * A signal that aborts with another one, or after a time, whichever comes first. Does what `AbortSignal.any` does, which
 * the oldest supported browsers do not have.
 *
 * @param limit milliseconds
 */
export function withTimeLimit(signal: AbortSignal | null | undefined, limit: number): AbortSignal {
  const first = new AbortController();
  for (const cause of [signal, AbortSignal.timeout(limit)]) {
    if (cause?.aborted) first.abort(cause.reason);
    cause?.addEventListener('abort', () => first.abort(cause.reason), { signal: first.signal });
  }
  return first.signal;
}
