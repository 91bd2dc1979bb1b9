import { useSyncExternalStore } from 'react';

/**
 * Whether the component is hydrated: `false` on the server and for the first render of server HTML in the browser. Use it
 * for anything that only the browser knows, such as navigation state.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
