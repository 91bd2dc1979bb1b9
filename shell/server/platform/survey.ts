import { candidateOf, isLive, type Registry, type RegistryEntry } from '@site/contract/releases/registry';
import type { Release } from '@site/contract/releases/release';
import type { Claims } from '@site/contract/remotes/claims';
import { judgeShells } from '@site/server/judge-shells';
import type { Composition } from '@site/server/read-composition';
import { type PlannedAction, planActions } from './plan-actions.ts';

/** What one shell says that it serves; `composition` is missing if it does not answer. */
export interface ShellReport {
  /** `this shell`, or its address. */
  name: string;
  composition: Composition | undefined;
}

/** Where the figures of a survey come from. */
export interface Sources {
  registry: Registry | undefined;
  /** This shell first. */
  shells: readonly ShellReport[];
  /** Claims of the remotes that this shell serves or misses. */
  claims: Readonly<Record<string, Claims>>;
  manifestOf(remote: string, version: string): Release | undefined;
  /** What this shell rendered with a version within the last minute. */
  recent(remote: string, version: string): { rendered: number; failed: number };
}

/** A version of a remote that visitors get. */
export interface SurveyedVersion {
  version: string;
  isCandidate: boolean;
  /** In percent. */
  share: number;
  /** Names of the shells that serve it. */
  shells: string[];
  release: Release | undefined;
  recent: { rendered: number; failed: number };
}

export interface SurveyedRemote {
  remote: string;
  entry: RegistryEntry | undefined;
  /** live, canary, paused, withdrawn, removed, or missing if no shell serves a version that should be live. */
  state: string;
  versions: SurveyedVersion[];
  refusals: { shell: string; version: string; state: string; reason: string; since?: string | undefined }[];
  /** What a judge would say about its canary. */
  judged: ReturnType<typeof judgeShells> | undefined;
  claims: Claims | undefined;
  actions: PlannedAction[];
}

export interface Survey {
  revision: number | undefined;
  malformed: Registry['malformed'];
  shells: readonly ShellReport[];
  remotes: SurveyedRemote[];
}

/** Puts together what the registry, this shell and the others say about each remote. */
export function toSurvey(sources: Sources): Survey {
  const { registry, shells } = sources;
  const named = shells.flatMap(({ composition }) => Object.keys(composition?.remotes ?? {}));
  const remotes = [...new Set([...Object.keys(registry?.remotes ?? {}), ...named])].sort();
  return {
    revision: registry?.revision,
    malformed: registry?.malformed ?? [],
    shells,
    remotes: remotes.map((remote) => surveyRemote(remote, sources)),
  };
}

function surveyRemote(remote: string, sources: Sources): SurveyedRemote {
  const { registry, shells, claims } = sources;
  const entry = registry?.remotes[remote];
  const candidate = candidateOf(entry);
  const compositions = shells.map(({ composition }) => composition);
  const refusals = shells.flatMap(({ name, composition }) => {
    const served = composition?.remotes[remote];
    const refused = [served?.refused, served?.canary?.refused].filter((one) => one !== undefined);
    return refused.map((one) => ({ shell: name, ...one }));
  });
  const versions = toVersions(remote, entry, sources);
  const isMissing = isLive(entry) && !compositions.some((one) => one?.remotes[remote]?.version);
  return {
    remote,
    entry,
    state: isMissing ? 'missing' : toState(entry),
    versions,
    refusals,
    judged: candidate && judgeShells(compositions, remote, candidate),
    claims: entry && 'claims' in entry ? (entry.claims ?? claims[remote]) : claims[remote],
    actions: planActions(remote, entry),
  };
}

/** The versions that the registry names, and others that shells go on serving. */
function toVersions(remote: string, entry: RegistryEntry | undefined, sources: Sources): SurveyedVersion[] {
  const { shells, manifestOf, recent } = sources;
  const candidate = candidateOf(entry);
  const shares = new Map<string, number>();
  if (isLive(entry)) shares.set(entry.version, 100 - (candidate?.weight ?? 0));
  if (candidate) shares.set(candidate.version, candidate.weight);
  const servedBy = new Map<string, string[]>([...shares.keys()].map((version) => [version, []]));
  for (const { name, composition } of shells) {
    const { version, canary } = composition?.remotes[remote] ?? {};
    const served = [version, canary?.isServed ? canary.version : undefined].filter((one) => typeof one === 'string');
    for (const one of new Set(served)) servedBy.set(one, [...(servedBy.get(one) ?? []), name]);
  }
  return [...servedBy].map(([version, names]) => ({
    version,
    isCandidate: version === candidate?.version,
    share: shares.get(version) ?? 0,
    shells: names,
    release: manifestOf(remote, version),
    recent: recent(remote, version),
  }));
}

function toState(entry: RegistryEntry | undefined): string {
  if (!entry) return 'unknown';
  return 'state' in entry ? entry.state : 'removed';
}
