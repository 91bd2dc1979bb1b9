import * as v from 'valibot';
import { integrity, releaseVersion, remoteName } from './release.ts';

const release = {
  version: releaseVersion,
  /** Digest of the release's `release.json`, which lists the digests of everything else. */
  integrity,
};

const liveEntry = v.object({
  ...release,
  /** When it was made live, ISO 8601. Shells that refused a version try it again when this changes. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** Versions that were live before, latest first: for `--undo`, and for shells that refuse the live version. */
  history: v.optional(v.array(v.object(release)), []),
});

const removedEntry = v.object({
  /** Someone took the remote off the site on purpose. */
  removed: v.literal(true),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

const document = v.object({
  /** Counts changes. A change is based on one revision, and has to be made again if another change came first. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  remotes: v.record(v.string(), v.unknown()),
});

export type LiveEntry = v.InferOutput<typeof liveEntry>;
export type RegistryEntry = LiveEntry | v.InferOutput<typeof removedEntry>;

/** Which version of each remote is live: the one document that a release changes. */
export interface Registry {
  revision: number;
  remotes: Record<string, RegistryEntry>;
  /** Malformed entries, each with the reason. */
  malformed: { remote: string; reason: string }[];
}

/**
 * Reads a registry document. Lists malformed entries apart, so that one of them does not keep other teams from
 * releasing.
 *
 * @throws if the document as a whole is not a registry
 */
export function parseRegistry(json: unknown): Registry {
  const { revision, remotes } = v.parse(document, json);
  const registry: Registry = { revision, remotes: {}, malformed: [] };
  for (const [remote, entry] of Object.entries(remotes)) {
    const name = v.safeParse(remoteName, remote);
    const isRemoved = typeof entry === 'object' && entry !== null && 'removed' in entry;
    const parsed = v.safeParse(isRemoved ? removedEntry : liveEntry, entry);
    if (name.success && parsed.success) registry.remotes[remote] = parsed.output;
    else registry.malformed.push({ remote, reason: toReason([...(name.issues ?? []), ...(parsed.issues ?? [])]) });
  }
  return registry;
}

function toReason(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; ');
}
