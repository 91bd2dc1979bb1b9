/** Throttles a function: runs it immediately, then ignores calls for `ms` milliseconds. No trailing call. */
export function atMostEvery(ms: number, act: () => void): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + ms;
    act();
  };
}
