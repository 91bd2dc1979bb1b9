/** Stands in for a page while its remote loads. */
export function PageSkeleton() {
  return <p role="status">Loading…</p>;
}
