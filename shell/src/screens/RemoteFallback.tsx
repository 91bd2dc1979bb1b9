/** In place of a page whose remote is down: what happened, what still works, and a Retry that works in place. */
export function RemoteFallback({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert">
      <h1>This page is taking a break</h1>
      <p>We could not load this part of the site. Everything else works as usual.</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </section>
  );
}
