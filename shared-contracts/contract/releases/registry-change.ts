import * as v from 'valibot';
import { commit, releaseVersion } from './release.ts';

const text = v.pipe(v.string(), v.maxLength(500));

/** What somebody did to a remote in the registry. */
export const registryChange = v.object({
  action: v.picklist(['release', 'undo', 'withdraw', 'pause', 'resume', 'remove', 'move']),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: text,
  /** The commit that the release was built from. */
  commit: v.optional(commit),
  /** The version that visitors got before, and the one that they get since; null for none. */
  from: v.nullable(releaseVersion),
  to: v.nullable(releaseVersion),
  /** The share of visitors in percent that get it, as a canary; missing for all of them. */
  share: v.optional(v.number()),
  why: v.optional(text),
});

export type RegistryChange = v.InferOutput<typeof registryChange>;
