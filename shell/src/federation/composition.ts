import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Claims } from '@site/contract/remotes/claims';

/** Where the browser finds the release of one remote. */
export interface ClientRelease {
  version: string;
  /** URL of the release's `client` folder, with a trailing slash. */
  base: string;
  /** Digest of its entry, which knows the digests of all other files; missing for a dev server. */
  integrity?: string | undefined;
}

/** What the browser knows of one remote. */
interface ComposedRemote {
  claims: Claims;
  /** Missing if no version can be served; then its pages and fragments show their fallback. */
  release?: ClientRelease;
  /** What a share of visitors gets instead, if the remote is not on this page; those that it is on have one `release`. */
  candidate?: ClientRelease & { weight: number };
}

/**
 * What the server tells the browser about the page, as JSON in the HTML: the versions it rendered with, so that the
 * browser hydrates with the same ones, and the data it rendered from.
 */
export interface Composition {
  remotes: Record<string, ComposedRemote>;
  /** Whether the server rendered the page's remote, or left it to the browser. */
  pageRendered: boolean;
  /** The server failed and rendered the error screen at the requested address. */
  broken?: boolean;
  /** The data of each fragment that the server rendered. */
  fragments: Partial<Record<FragmentName, unknown>>;
  /** Loader and action data, by route id. */
  hydration: { loaderData: Record<string, unknown>; actionData: Record<string, unknown> | null };
  config: RuntimeConfig;
}

/** Id of the script element that contains the composition. */
export const compositionElementId = 'composition';
