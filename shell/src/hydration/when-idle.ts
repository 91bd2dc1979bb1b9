/** How long a browser that is never idle may put work off, in milliseconds. */
const patience = 2_000;

/**
 * Resolves in a task of its own, so that the browser can answer the visitor before what follows. Timers of pages in the
 * background wait for up to a second; messages do not.
 */
export function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** Calls back when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: patience });
  else setTimeout(work);
}
