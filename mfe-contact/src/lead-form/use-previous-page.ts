import { useLocation, useSearchParams } from '@site/contract/host';
import type { ContactState } from '@site/contract/navigation/contact-link';
import { useSyncExternalStore } from 'react';

/**
 * The page that the visitor came from, sent as the lead's `path` (spec section 7). The query says so on the server too;
 * the navigation's state is known in the browser only, so it counts after hydration.
 */
export function usePreviousPage(): string {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { path } = (state ?? {}) as Partial<ContactState>;
  const fromState = useSyncExternalStore(
    subscribe,
    () => (typeof path === 'string' ? path : ''),
    () => '',
  );
  return query.get('PreviousPage') ?? fromState;
}

function subscribe() {
  return () => {};
}
