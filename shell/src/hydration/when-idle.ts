/** How long a browser that is never idle may put work off, in milliseconds. */
const patience = 2_000;

/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}
