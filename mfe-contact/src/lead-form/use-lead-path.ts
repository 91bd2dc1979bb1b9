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
  const { pathname } = useLocation();
  const { path } = useContactState();
  const previous = query.get('PreviousPage') ?? path;
  return previous === undefined ? pathname : previous || '/';
}

/** The text of the call to action that led to the form, sent with the lead. */
export function useCallToAction(): string | undefined {
  return useContactState().flag;
}

function useContactState(): Partial<ContactState> {
  const { state } = useLocation();
  const { path, flag } = ((useIsHydrated() && state) || {}) as Record<string, unknown>;
  return {
    ...(typeof path === 'string' && { path }),
    ...(typeof flag === 'string' && { flag }),
  };
}
