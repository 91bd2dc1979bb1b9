/** How long a browser that is never idle may put work off, in milliseconds. */
const patience = 2_000;

/** Resolves in a task of its own, so that the browser can answer the visitor before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}
