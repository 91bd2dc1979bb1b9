import { useContext, useSyncExternalStore } from 'react';
import { PageLoadContext } from '../federation/page-load.ts';
import { StandingNotice } from './StandingNotice.tsx';

/** Says so where the browser could not bring the first page to life. */
export function PageNotice() {
  const { store } = useContext(PageLoadContext);
  const { failed, retry } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return failed && <StandingNotice what="page" onRetry={retry} />;
}
