import type { Release } from '@site/contract/releases/release';

/** What the shell serves of one remote now. */
export interface ServedRelease {
  version: string;
  /** Address of the release's `client` folder, for browsers. */
  clientBase: string;
  /** Files of each exposed module; none where `release.json` could not be had. */
  exposes: Release['exposes'];
  /** The verified copy; missing where only browsers may try, because Node cannot. */
  directory?: string;
}

/** Stands in place of a version for a remote that a tester runs on their own machine. */
export const devVersion = 'dev';

/** Whether it comes from a tester's machine and is no release. */
export function isDevServer({ version }: ServedRelease): boolean {
  return version === devVersion;
}
