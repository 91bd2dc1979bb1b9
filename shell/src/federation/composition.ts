import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import type { ChunkFiles } from '@site/contract/releases/release';
import type { FragmentName } from '@site/contract/remote-module/remote-fragment';
import type { Claims } from '@site/contract/remotes/claims';

/** Where the browser gets one version of a remote. */
export interface ClientRelease {
  version: string;
  /** Address of the release's `client` folder, with a slash at the end. */
  base: string;
  /** Files of each exposed module, by names inside `base`; the entry not counted. */
  exposes: Record<string, ChunkFiles>;
  /** Digest of each of these files and of the entry; empty for a dev server. */
  integrity: Record<string, string>;
}

/** What the browser knows of one remote. */
export interface ComposedRemote {
  claims: Claims;
  /** Missing where no version of it can be served: its pages and fragments say so. */
  release?: ClientRelease;
}

/**
 * What the server tells the browser about the page it rendered, as JSON in the page: the versions it used, so that the
 * browser hydrates with the same ones, and the data it rendered from.
 */
export interface Composition {
  remotes: Record<string, ComposedRemote>;
  /** Whether the server rendered the page's remote, or left it to the browser. */
  pageRendered: boolean;
  /** The server failed and shows its error screen, at the address that was asked for. */
  broken?: boolean;
  /** Fragments that the server rendered, with their data. */
  fragments: Partial<Record<FragmentName, unknown>>;
  /** Router state by route id. */
  hydration: { loaderData: Record<string, unknown>; actionData: Record<string, unknown> | null };
  config: RuntimeConfig;
  /** The server's guess. */
  deviceLayout: DeviceLayout;
}

/** Id of the script element that holds the composition. */
export const compositionElementId = 'composition';
