import * as v from 'valibot';
import { integrity, releaseVersion, remoteName } from './release.ts';

const release = {
  version: releaseVersion,
  /** Digest of the release's `release.json`, which lists the digests of everything else. */
  integrity,
};

const liveEntry = v.object({
  ...release,
  /** When it was made live, ISO 8601. Making the same version live again asks shells that refused it to try once more. */
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** What was live before, the latest first: where undoing leads, and what a shell serves that refuses the live version. */
  history: v.optional(v.array(v.object(release)), []),
});

const removedEntry = v.object({
  /** Somebody took the remote off the site, on purpose. */
  removed: v.literal(true),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

const document = v.object({
  /** Counts changes. A change is made against one revision, and lost where another came first. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  remotes: v.record(v.string(), v.unknown()),
});

export type LiveEntry = v.InferOutput<typeof liveEntry>;
export type RegistryEntry = LiveEntry | v.InferOutput<typeof removedEntry>;

/** Which version of each remote is live: the one document that a release changes. */
interface Registry {
  revision: number;
  remotes: Record<string, RegistryEntry>;
}

export interface ReadRegistry extends Registry {
  /** Entries that cannot be read, each with the reason; the others count. */
  unreadable: { remote: string; reason: string }[];
}

/**
 * Reads a registry document. An entry that cannot be read is named and left out: it must not keep other teams from
 * releasing.
 *
 * @throws where the document as a whole is no registry
 */
export function parseRegistry(json: unknown): ReadRegistry {
  const { revision, remotes } = v.parse(document, json);
  const read: ReadRegistry = { revision, remotes: {}, unreadable: [] };
  for (const [remote, entry] of Object.entries(remotes)) {
    const name = v.safeParse(remoteName, remote);
    const isRemoved = typeof entry === 'object' && entry !== null && 'removed' in entry;
    const parsed = v.safeParse(isRemoved ? removedEntry : liveEntry, entry);
    if (name.success && parsed.success) read.remotes[remote] = parsed.output;
    else read.unreadable.push({ remote, reason: toReason([...(name.issues ?? []), ...(parsed.issues ?? [])]) });
  }
  return read;
}

function toReason(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; ');
}
