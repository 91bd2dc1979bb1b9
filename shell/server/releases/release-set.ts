import type { Release } from '@site/contract/releases/release';
import type { Claims } from '@site/contract/remotes/claims';
import type { MirroredRelease } from './mirror.ts';

/** What pages are made of from one remote. */
export interface ServedRelease {
  version: string;
  /** Address of the release's `client` folder, for browsers. */
  clientBase: string;
  /** Paths by page id, and fragment names by folder. */
  claims: Claims;
  /** Files of each exposed module; none for a dev server. */
  exposes: Release['exposes'];
  /** Digest of each file for browsers, by its name inside `client`. */
  integrity: Readonly<Record<string, string>>;
  /** Verified text of each style, by its name inside `client`. */
  styles: ReadonlyMap<string, string>;
  /** Path of the verified `server/remoteEntry.cjs`; missing for what only browsers load. */
  serverEntry?: string;
}

/** The releases of one moment. A request takes a set once; a set never changes. */
export interface ReleaseSet {
  releases: Readonly<Record<string, ServedRelease>>;
  /** What remotes claim of which no version can be served. */
  absent: Readonly<Record<string, Claims>>;
  /** Whether it is known what every remote of the registry claims; until then, an unknown path may be somebody's. */
  isComplete: boolean;
}

/** A set with what renders from it. */
export interface Serving<Renderer> {
  set: ReleaseSet;
  renderer: Renderer;
}

/** What renders pages from one set of releases. */
export interface SetRenderer {
  /** Modules that it could not load. */
  failures: readonly { remote: string; message: string }[];
  /** Lets go of the set's code once nothing is being rendered. */
  retire(): Promise<void>;
}

/** Stands in place of a version for a remote that a tester runs on their own machine. */
export const devVersion = 'dev';

/** Whether it comes from a tester's machine and is no release. */
export function isDevServer({ version }: ServedRelease): boolean {
  return version === devVersion;
}

/**
 * @param source a release with its files, or its `release.json` alone, which leaves its pages to browsers
 * @param origin address of the folder that holds the releases
 */
export function toServedRelease(source: MirroredRelease | Release, origin: URL): ServedRelease {
  const mirrored = 'directory' in source ? source : undefined;
  const release = 'directory' in source ? source.release : source;
  const { remote, version } = release;
  const files = Object.entries(release.files).filter(([path]) => path.startsWith('client/'));
  return {
    version,
    clientBase: new URL(`${remote}/${version}/client/`, origin).href,
    claims: { pages: release.pages, fragments: release.fragments },
    exposes: release.exposes,
    integrity: Object.fromEntries(files.map(([path, digest]) => [path.slice('client/'.length), digest])),
    styles: mirrored?.styles ?? new Map(),
    ...(mirrored && { serverEntry: `${mirrored.directory}/server/remoteEntry.cjs` }),
  };
}
