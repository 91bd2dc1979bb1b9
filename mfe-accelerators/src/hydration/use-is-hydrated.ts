import { useSyncExternalStore } from 'react';

/** False on the server and while its HTML is hydrated, for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
