import type { Release } from '@site/contract/releases/release';
import type { MirroredRelease } from './mirror.ts';

/** What pages are made of from one remote. */
export interface ServedRelease {
  version: string;
  /** Address of the release's `client` folder, for browsers. */
  clientBase: string;
  /** Paths by page id, and fragment names by folder. */
  claims: Pick<Release, 'pages' | 'fragments'>;
  /** Files of each exposed module; none for a dev server. */
  exposes: Release['exposes'];
  /** Digest of each file for browsers, by its name inside `client`. */
  integrity: Readonly<Record<string, string>>;
  /** Verified text of each style, by its name inside `client`. */
  styles: ReadonlyMap<string, string>;
  /** Path of the verified `server/remoteEntry.cjs`; missing for a dev server, which only browsers load. */
  serverEntry?: string;
}

/** The releases of one moment. A request takes a set once; a set never changes. */
export type ReleaseSet = Readonly<Record<string, ServedRelease>>;

/** Stands in place of a version for a remote that a tester runs on their own machine. */
export const devVersion = 'dev';

/** Whether it comes from a tester's machine and is no release. */
export function isDevServer({ version }: ServedRelease): boolean {
  return version === devVersion;
}

/** @param origin address of the folder that holds the releases */
export function toServedRelease({ remote, version, release, directory, styles }: MirroredRelease, origin: URL): ServedRelease {
  const files = Object.entries(release.files).filter(([path]) => path.startsWith('client/'));
  return {
    version,
    clientBase: new URL(`${remote}/${version}/client/`, origin).href,
    claims: { pages: release.pages, fragments: release.fragments },
    exposes: release.exposes,
    integrity: Object.fromEntries(files.map(([path, digest]) => [path.slice('client/'.length), digest])),
    styles,
    serverEntry: `${directory}/server/remoteEntry.cjs`,
  };
}
