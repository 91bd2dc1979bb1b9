/** Does something at once, and not again within the time after it. What comes in between is left out, the last of it too. */
export function atMostEvery(ms: number, act: () => void): () => void {
  let next = 0;
  return () => {
    const now = performance.now();
    if (now < next) return;
    next = now + ms;
    act();
  };
}
