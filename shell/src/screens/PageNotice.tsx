import { useContext, useSyncExternalStore } from 'react';
import { PageLoadContext } from '../federation/page-load.ts';

/** Above a page that the browser could not bring to life: says so, and offers Retry. */
export function PageNotice() {
  const { store } = useContext(PageLoadContext);
  const { failed, retry } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  if (!failed) return null;
  return (
    <p role="alert">
      Parts of this page did not load.{' '}
      <button type="button" onClick={retry}>
        Retry
      </button>
    </p>
  );
}
