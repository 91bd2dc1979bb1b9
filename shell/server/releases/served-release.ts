import type { Release } from '@site/contract/releases/release';

/** The release of one remote that the shell serves. */
export interface ServedRelease {
  version: string;
  /** URL of the release's `client` folder, for browsers. */
  clientBase: string;
  /** The files of each exposed module; empty if `release.json` was not available. */
  exposes: Release['exposes'];
  /** The verified copy; missing if only browsers can try this release. */
  directory?: string;
}

/** The version of a remote that a tester runs on their own machine. */
export const devVersion = 'dev';

/** Whether this is a dev server on a tester's machine. */
export function isDevServer({ version }: ServedRelease): boolean {
  return version === devVersion;
}
