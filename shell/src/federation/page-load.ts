import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How loading the first page's remote went in the browser. */
export interface PageLoad {
  /** The server rendered this page, so its HTML can stay while the remote is missing. */
  serverRendered: boolean;
  store: StoreApi<{ failed: boolean; retry: () => void }>;
}

export function createPageLoad(serverRendered: boolean): PageLoad {
  return { serverRendered, store: createStore(() => ({ failed: false, retry: () => {} })) };
}

export const PageLoadContext = createContext<PageLoad>(createPageLoad(false));
