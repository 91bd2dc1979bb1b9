import type { Release } from '@site/contract/releases/release';
import type { Claims } from '@site/contract/remotes/claims';
import type { Chosen } from './chosen.ts';
import type { MirroredRelease } from './mirror.ts';

/** One release as pages use it. */
export interface ServedRelease {
  version: string;
  /** The contract that it was built for. */
  contractVersion: string;
  /** Address of the release's `client` folder, for browsers. */
  clientBase: string;
  /** The paths and fragments that are this remote's in the set. */
  claims: Claims;
  navigation: Release['navigation'];
  listed: Release['listed'];
  /** Files of each exposed module; none for a dev server. */
  exposes: Release['exposes'];
  /** Digest of each file for browsers, by its name inside `client`. */
  integrity: Readonly<Record<string, string>>;
  /** Verified text of each style, by its name inside `client`. */
  styles: ReadonlyMap<string, string>;
  /** Path of the verified `server/remoteEntry.cjs`; missing if only browsers can load the release. */
  serverEntry?: string;
}

/** The releases that are served at one moment. A set never changes, and a request uses the same set throughout. */
export interface ReleaseSet {
  releases: Readonly<Record<string, ServedRelease>>;
  /** Claims of the remotes that have no version to serve, or were withdrawn. */
  absent: Readonly<Record<string, Claims>>;
  /** Whether the claims of all remotes in the registry are known. Until then, an unknown path may have an owner. */
  isComplete: boolean;
  /** Whether a tester chose it. */
  isChosen?: boolean;
  /** What canaries give to a share of visitors, by remote. */
  canaries?: Readonly<Record<string, Canary>>;
  /** The set with candidates in place of releases of this one, which all other visitors get. */
  base?: ReleaseSet;
}

/** The candidate of a remote. It has the paths, fragments and navigation entries of the version that is live. */
export interface Canary {
  release: ServedRelease;
  /** The share of visitors that get it, in percent. */
  weight: number;
}

/** Whether two sets serve the same, and know the same about what they do not serve. */
export function isSameSet(one: ReleaseSet, other: ReleaseSet): boolean {
  const toText = ({ releases, absent, isComplete }: ReleaseSet) => {
    const served = Object.entries(releases).map(
      ([remote, { version, serverEntry, claims }]) => [remote, [version, serverEntry, claims]] as const,
    );
    return JSON.stringify([served.sort(byName), Object.entries(absent).sort(byName), isComplete]);
  };
  return toText(one) === toText(other);
}

/** The remotes that are another version in the other set, or only in one of them. */
export function changedRemotes({ releases: before }: ReleaseSet, { releases: after }: ReleaseSet): string[] {
  return Object.keys({ ...before, ...after }).filter((remote) => before[remote]?.version !== after[remote]?.version);
}

/** Sorts entries by their name, in the same order on every machine. */
export const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** A set and its renderer. */
export interface Serving<Renderer> {
  set: ReleaseSet;
  renderer: Renderer;
  /** The renderer still has a remote that was just withdrawn, and is about to be replaced. */
  isLeaving?: boolean;
  /** What became of the versions that a tester chose, by remote. */
  chosen?: Readonly<Record<string, Chosen>>;
  /** The bucket that this visitor has from now on, if they had none. */
  newBucket?: number;
}

/** Renders pages from one set of releases. */
export interface SetRenderer {
  /** Modules that it could not load. */
  failures: readonly { remote: string; message: string }[];
  /** Frees the set's code once its last page is rendered. */
  retire(): Promise<void>;
}

/** The version of a remote that a tester runs on their own machine. */
export const devVersion = 'dev';

/** Whether it is a dev server on a tester's machine, not a release. */
export function isDevServer({ version }: ServedRelease): boolean {
  return version === devVersion;
}

/**
 * @param source a mirrored release, or a `release.json` alone, whose pages are left to browsers
 * @param origin address of the folder that holds the releases
 */
export function toServedRelease(source: MirroredRelease | Release, origin: URL): ServedRelease {
  const mirrored = 'directory' in source ? source : undefined;
  const release = 'directory' in source ? source.release : source;
  const { remote, version } = release;
  const files = Object.entries(release.files).filter(([path]) => path.startsWith('client/'));
  return {
    version,
    contractVersion: release.contractVersion,
    clientBase: new URL(`${remote}/${version}/client/`, origin).href,
    claims: { pages: release.pages, fragments: release.fragments },
    navigation: release.navigation,
    listed: release.listed,
    exposes: release.exposes,
    integrity: Object.fromEntries(files.map(([path, digest]) => [path.slice('client/'.length), digest])),
    styles: mirrored?.styles ?? new Map(),
    ...(mirrored && { serverEntry: `${mirrored.directory}/server/remoteEntry.cjs` }),
  };
}
