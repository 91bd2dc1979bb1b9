import { useLocation, useSearchParams } from '@site/contract/host';
import type { ContactState } from '@site/contract/navigation/contact-link';
import { useIsHydrated } from '@site/ui/hydration/use-is-hydrated';

/**
 * The page that the visitor came from, sent as the lead's `path` (spec section 7): its last segment, `/` for Home, or the
 * form's own path if the visitor came to it directly. The server can read it from the query; the navigation state exists
 * only in the browser, so it is used after hydration.
 */
export function useLeadPath(): string {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const isHydrated = useIsHydrated();
  const previous = query.get('PreviousPage') ?? (isHydrated ? readState(state) : undefined);
  return previous === undefined ? pathname : previous || '/';
}

function readState(state: unknown): string | undefined {
  const { path } = (state ?? {}) as Partial<ContactState>;
  return typeof path === 'string' ? path : undefined;
}
