import { useContext, useSyncExternalStore } from 'react';
import { PageLoadContext } from '../federation/page-load.ts';
import { NotHydratedNotice } from './NotHydratedNotice.tsx';

/** Tells visitors when the browser could not hydrate the first page. */
export function PageNotice() {
  const { store } = useContext(PageLoadContext);
  const { failed, retry } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return failed && <NotHydratedNotice what="page" onRetry={retry} />;
}
