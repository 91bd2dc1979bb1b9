import type { ReactNode } from 'react';

/** In place of a fragment whose remote is down. */
export function FragmentFallback({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <div role="alert">
      {children ?? <p>This section could not be loaded.</p>}
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
