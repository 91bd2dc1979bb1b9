import * as v from 'valibot';
import { remoteNames } from '../remotes/remotes.ts';
import { releaseVersion } from './release.ts';

const liveRelease = v.object({
  version: releaseVersion,
  /** Digest of the release's `release.json`, which lists the digests of everything else. */
  integrity: v.pipe(v.string(), v.regex(/^sha384-[\w+/]{64}$/)),
  /** The version that was live before, for undoing the release. */
  previous: v.optional(releaseVersion),
});

/** Which version of each remote is live. The one document that a release changes. */
export const registrySchema = v.object({
  remotes: v.partial(v.object(Object.fromEntries(remoteNames.map((name) => [name, liveRelease])) as RegistryEntries)),
});

type RegistryEntries = Record<(typeof remoteNames)[number], typeof liveRelease>;
export type LiveRelease = v.InferOutput<typeof liveRelease>;
export type Registry = v.InferOutput<typeof registrySchema>;
