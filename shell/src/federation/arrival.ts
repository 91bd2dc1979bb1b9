import type { FragmentName } from '@site/contract/remote-module/remote-fragment';

/** Everything that a browser needs to move to a page, besides its code. */
export interface Arrival {
  /** The versions of the remotes that made it. Code of other versions must not use it. */
  versions: Record<string, string>;
  /** What the page's loader returned. */
  data: unknown;
  fragments: Partial<Record<FragmentName, unknown>>;
}

/** Where the shell answers what a browser needs to move to a page: this prefix, then the page's path and query. */
export const arrivalPath = '/_page';
