import type { ListedPage } from '@site/contract/releases/brought';
import type { Ownership } from '@site/contract/remotes/claims';

/** What the served releases say about the site's pages. */
export interface Listing {
  /** Pages at fixed addresses, for search engines. */
  listed: readonly ListedPage[];
  /** Finds out whether any remote shows a page. */
  ownerOf: Ownership['ownerOf'];
}
