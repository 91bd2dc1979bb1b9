import { useLocation, useSearchParams } from '@site/contract/host';
import type { ContactState } from '@site/contract/navigation/contact-link';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';

/**
 * The page that the visitor came from, sent as the lead's `path` (spec section 7). The server can read it from the query;
 * the navigation state exists only in the browser, so it is used after hydration.
 */
export function usePreviousPage(): string {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { path } = (state ?? {}) as Partial<ContactState>;
  const isHydrated = useIsHydrated();
  const fromState = isHydrated && typeof path === 'string' ? path : '';
  return query.get('PreviousPage') ?? fromState;
}
