import * as v from 'valibot';
import { claimEntries } from './claimed-names.ts';
import { registryChange } from './registry-change.ts';
import { integrity, releaseVersion, remoteName } from './release.ts';

/** The format that these tools write. A format has to be readable by shells that know the one before it. */
export const registrySchemaVersion = 2;

const named = {
  version: releaseVersion,
  /** Digest of the release's `release.json`, which lists the digests of everything else. */
  integrity,
};

const time = v.optional(v.pipe(v.string(), v.isoTimestamp()));

const known = {
  ...named,
  /** When this became so, ISO 8601. Shells that refused a version try it again when this changes. */
  since: time,
  /** Versions that were live before, latest first: for undoing, and for shells that refuse the live version. */
  history: v.optional(v.array(v.object(named)), []),
  /** The live versions, each with its share of visitors in percent. `since` is when a candidate got its first visitors. */
  versions: v.optional(
    v.array(v.object({ ...named, weight: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), since: time })),
  ),
  /** The paths and fragments that are this remote's alone. An entry of format 1 has none. */
  claims: v.optional(v.object(claimEntries)),
  /** What was done to the remote, latest first. */
  changes: v.optional(v.array(registryChange), []),
};

const liveEntry = v.object({
  ...known,
  /** `paused`: nobody may release until somebody resumes it. */
  state: v.optional(v.picklist(['live', 'canary', 'paused']), 'live'),
});

/** Format 1 knows `removed` only, so that its shells show nothing of a withdrawn remote either. */
const withdrawnEntry = v.object({ ...known, state: v.literal('withdrawn'), removed: v.literal(true) });

const removedEntry = v.object({
  /** Someone took the remote off the site for good. */
  removed: v.literal(true),
  since: time,
  changes: v.optional(v.array(registryChange), []),
});

const document = v.object({
  schema: v.optional(
    v.pipe(
      v.number(),
      v.maxValue(registrySchemaVersion + 1, 'is a format that this shell cannot read; deploy a newer shell first'),
    ),
    1,
  ),
  /** Counts changes. A change is based on one revision, and has to be made again if another change came first. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  remotes: v.record(v.string(), v.unknown()),
  /** Who owns a path or fragment that several live releases claim. Written when it moves between teams. */
  moved: v.optional(v.record(v.string(), remoteName), {}),
});

export type LiveEntry = v.InferOutput<typeof liveEntry>;
/** Its paths stay its own and answer 503, its fragments show nothing, and it can come back as it was. */
export type WithdrawnEntry = v.InferOutput<typeof withdrawnEntry>;
export type RegistryEntry = LiveEntry | WithdrawnEntry | v.InferOutput<typeof removedEntry>;

/** Which versions of each remote are live, and who owns what: the one document that a release changes. */
export interface Registry {
  revision: number;
  remotes: Record<string, RegistryEntry>;
  moved: Record<string, string>;
  /** Malformed entries, each with the reason. */
  malformed: { remote: string; reason: string }[];
}

/** Whether visitors get the remote. */
export function isLive(entry: RegistryEntry | undefined): entry is LiveEntry {
  return entry !== undefined && !('removed' in entry);
}

/** The version that a canary gives to a share of visitors; all others get the entry's own. */
export function candidateOf(entry: RegistryEntry | undefined) {
  if (!isLive(entry)) return undefined;
  return entry.versions?.find(({ version, weight }) => version !== entry.version && weight > 0 && weight < 100);
}

/** Whether the remote owns its paths and fragments: live or withdrawn, but not removed. */
export function isKnown(entry: RegistryEntry | undefined): entry is LiveEntry | WithdrawnEntry {
  return entry !== undefined && 'version' in entry;
}

/**
 * Reads a registry document. Lists malformed entries apart, so that one of them does not keep other teams from
 * releasing.
 *
 * @throws if the document as a whole is not a registry
 */
export function parseRegistry(json: unknown): Registry {
  const { revision, remotes, moved } = v.parse(document, json);
  const registry: Registry = { revision, remotes: {}, moved, malformed: [] };
  for (const [remote, entry] of Object.entries(remotes)) {
    const name = v.safeParse(remoteName, remote);
    const parsed = v.safeParse(schemaFor(entry), entry);
    if (name.success && parsed.success) registry.remotes[remote] = parsed.output;
    else registry.malformed.push({ remote, reason: toReason([...(name.issues ?? []), ...(parsed.issues ?? [])]) });
  }
  return registry;
}

function schemaFor(entry: unknown) {
  if (typeof entry !== 'object' || entry === null || !('removed' in entry)) return liveEntry;
  return 'state' in entry ? withdrawnEntry : removedEntry;
}

function toReason(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; ');
}
