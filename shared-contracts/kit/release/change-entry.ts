import { userInfo } from 'node:os';
import {
  candidateOf,
  isKnown,
  isLive,
  type LiveEntry,
  type Registry,
  type RegistryEntry,
  type WithdrawnEntry,
} from '@site/contract/releases/registry';
import type { RegistryChange } from '@site/contract/releases/registry-change';
import { toClaimKeys } from '@site/contract/remotes/assign-owners';
import type { Sign } from '@site/server/signatures';
import { toOneLine } from '@site/server/to-one-line';
import { admit } from './admit.ts';
import { readManifest } from './read-manifest.ts';
import { type RegistryUpdate, updateRegistry } from './registry-file.ts';
import { signRelease } from './sign-release.ts';

/** How many changes an entry remembers. */
const mostChanges = 50;

/** Who makes a change, and why. */
export interface Author {
  /** Default: the name of the user on this machine. */
  by?: string | undefined;
  why?: string | undefined;
  /** Signs with their team's key. */
  sign?: Sign | undefined;
  /** Whether an entry is as they saw it when they decided. If it is not, nothing is changed. It may throw to say more. */
  saw?: ((entry: RegistryEntry | undefined) => boolean) | undefined;
}

interface EntryChange extends Author {
  remote: string;
  action: RegistryChange['action'];
  /** Paths and fragments to take over from the remotes that own them, in the same step. */
  take?: readonly string[] | undefined;
  /** Whether the version was never live; then it is refused if it claims what another remote owns. */
  isNew?: boolean | undefined;
}

/**
 * Changes one remote's entry, notes the change in it, and decides again who owns what.
 *
 * @param toEntry gets the entry of a remote that is live or withdrawn
 */
export async function changeEntry(
  releasesDirectory: string,
  { remote, action, by = userInfo().username, why, sign, saw, take = [], isNew = false }: EntryChange,
  toEntry: (entry: LiveEntry | WithdrawnEntry | undefined, registry: Registry) => RegistryEntry,
): Promise<void> {
  const change = async (registry: Registry) => {
    const before = registry.remotes[remote];
    if (saw && !saw(before)) throw new Error(`Somebody changed ${remote} in the meantime. Look at what is live now.`);
    const entry = toEntry(isKnown(before) ? before : undefined, registry);
    const { from, to, share } = compareEntries(before, entry);
    const release = to ? await readManifest(releasesDirectory, remote, to) : undefined;
    const made: RegistryChange = {
      action,
      at: now(),
      by: toOneLine(by),
      commit: release?.built?.commit,
      from,
      to,
      share,
      why: why && toOneLine(why),
    };
    const noted = { ...entry, changes: [made, ...(before?.changes ?? [])].slice(0, mostChanges) };
    const update = await admit(releasesDirectory, registry, { remote, entry: noted, take, isNew });
    if (sign) await signNamed(releasesDirectory, remote, entry, sign);
    return noteMoves(registry, update, remote, made);
  };
  await updateRegistry(releasesDirectory, change, sign);
}

/** Signs the versions that visitors get from now on. The key that signed one before may not be trusted any more. */
async function signNamed(releasesDirectory: string, remote: string, entry: RegistryEntry, sign: Sign): Promise<void> {
  const named = isLive(entry) ? [entry, candidateOf(entry)].filter((one) => one !== undefined) : [];
  for (const { version, integrity } of named)
    await signRelease(releasesDirectory, { remote, version, integrity }, sign);
}

/** What changes for visitors: for those of a canary if it starts, grows or ends, or else for all. */
function compareEntries(
  before: RegistryEntry | undefined,
  after: RegistryEntry,
): Pick<RegistryChange, 'from' | 'to' | 'share'> {
  const [last, next] = [candidateOf(before), candidateOf(after)];
  const from = isLive(before) ? before.version : null;
  const to = isLive(after) ? after.version : null;
  if (next && (next.version !== last?.version || next.weight !== last.weight))
    return { from, to: next.version, share: next.weight };
  return { from: last && !next && from === to ? last.version : from, to };
}

/** Tells the remotes that lost a path or fragment by this change, or got it back. */
function noteMoves(
  registry: Registry,
  update: RegistryUpdate,
  remote: string,
  { at, by }: RegistryChange,
): RegistryUpdate {
  const remotes = Object.entries(update.remotes).map(([name, entry]) => {
    const before = registry.remotes[name];
    if (name === remote || !isKnown(entry) || !isKnown(before) || !before.claims || !entry.claims) return [name, entry];
    const [had, has] = [toClaimKeys(before.claims), toClaimKeys(entry.claims)];
    const lost = had.filter((key) => !has.includes(key));
    const got = has.filter((key) => !had.includes(key));
    if (lost.length + got.length === 0) return [name, entry];
    const why = [
      ...(lost.length > 0 ? [`${remote} took over ${lost.join(', ')}.`] : []),
      ...(got.length > 0 ? [`${remote} gave up ${got.join(', ')}.`] : []),
    ].join(' ');
    const version = isLive(before) ? entry.version : null;
    const note = { action: 'move', at, by, from: version, to: version, why };
    return [name, { ...entry, changes: [note, ...entry.changes].slice(0, mostChanges) }];
  });
  return { ...update, remotes: Object.fromEntries(remotes) };
}

/** An entry that makes one version live for everybody. */
export function toLive({ version, integrity }: Pick<LiveEntry, 'version' | 'integrity'>): LiveEntry {
  const versions = [{ version, integrity, weight: 100 }];
  return { version, integrity, since: now(), history: [], versions, state: 'live', changes: [] };
}

/** The entry once its canary has ended and everybody gets the stable version. */
export function withoutCandidate(entry: LiveEntry): LiveEntry {
  const { version, integrity, state } = entry;
  const versions = [{ version, integrity, weight: 100 }];
  return { ...entry, versions, state: state === 'paused' ? 'paused' : 'live' };
}

function now(): string {
  return new Date().toISOString();
}
