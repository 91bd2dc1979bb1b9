import { useSyncExternalStore } from 'react';

/**
 * Whether this component has left the server's HTML behind: `false` on the server and for the first render of its HTML in the
 * browser. For what only the browser knows, such as the state of a navigation.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
