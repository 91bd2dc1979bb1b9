import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Chosen } from './chosen.ts';
import { digestOfManifest, type MirroredRelease, type NamedRelease } from './mirror.ts';
import { type Choice, readChoices } from './read-choices.ts';
import { ReleaseRefused } from './release-refused.ts';
import {
  devVersion,
  type ReleaseSet,
  type ServedRelease,
  type Serving,
  type SetRenderer,
  toServedRelease,
} from './release-set.ts';

/** How many chosen sets stay loaded, and how long each stays after its last request, in milliseconds. */
const mostSets = 3;
const idleAfter = 120_000;
/** How many versions are remembered, with what became of them. */
const mostFound = 50;

/** One choice, and the release to show if there is one. */
interface Outcome {
  remote: string;
  chosen: Chosen;
  release?: ServedRelease;
  mirrored?: MirroredRelease;
}

const notAllowed =
  'It is neither a version, such as 1.0.0-3f2a9c1b0d, nor a dev server on your own machine, such as http://localhost:3004.';
const nothingLive = 'The remote has no live version, whose paths its dev server could have. Release it first.';

interface Options<Renderer> {
  origin: URL;
  /** @throws if the release cannot be downloaded or is refused */
  prepare(named: NamedRelease): Promise<MirroredRelease>;
  /** Loads a set, with the releases that were chosen. */
  open(set: ReleaseSet, chosen: readonly MirroredRelease[]): Promise<Renderer>;
  /** Gives every path to one of the remotes. */
  settle(releases: ReleaseSet['releases'], absent: ReleaseSet['absent']): Pick<ReleaseSet, 'releases' | 'absent'>;
  log: Log;
}

/** Sets of releases that testers chose. Each renders apart from the live set, and is retired when nobody uses it. */
export function createChosenSets<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { origin, prepare, open, settle, log } = options;
  const sets = new LRUCache<string, Promise<Serving<Renderer>>>({
    max: mostSets,
    ttl: idleAfter,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (serving) =>
      void serving.then(
        ({ renderer }) => renderer.retire(),
        () => {},
      ),
  });
  const found = new LRUCache<string, Promise<MirroredRelease | Error>>({ max: mostFound });
  /** What can be shown. */
  const fit = new LRUCache<string, Pick<NamedRelease, 'remote' | 'version'>>({ max: mostFound });

  /** Finds any release at the origin, live or not; an error if it is not available. */
  function find(remote: string, version: string): Promise<MirroredRelease | Error> {
    const key = `${remote}@${version}`;
    const known =
      found.get(key) ??
      fetchAny(remote, version).catch((error: Error) => {
        log.warn({ remote, version }, `Could not show ${key} to a tester: ${error.message}`);
        if (!(error instanceof ReleaseRefused)) found.delete(key);
        return error;
      });
    found.set(key, known);
    return known;
  }

  async function fetchAny(remote: string, version: string): Promise<MirroredRelease> {
    const integrity = await digestOfManifest(origin, remote, version).catch((error: Error) => {
      // It may come: nobody has refused it.
      throw new Error(error.message);
    });
    const release = await prepare({ remote, version, integrity });
    fit.set(`${remote}@${version}`, { remote, version });
    return release;
  }

  async function resolve([remote, choice]: readonly [string, Choice], live: ReleaseSet): Promise<Outcome> {
    if ('refused' in choice)
      return { remote, chosen: { version: choice.refused, state: 'refused', reason: notAllowed } };
    if ('devServer' in choice) {
      const version = choice.devServer;
      const known = Object.hasOwn(live.releases, remote) ? live.releases[remote] : undefined;
      if (!known) return { remote, chosen: { version, state: 'missing', reason: nothingLive } };
      return { remote, chosen: { version, state: 'serving' }, release: toDevServer(known, version) };
    }
    const { version } = choice;
    const mirrored = await find(remote, version);
    if (!(mirrored instanceof Error))
      return { remote, chosen: { version, state: 'serving' }, release: toServedRelease(mirrored, origin), mirrored };
    const state = mirrored instanceof ReleaseRefused ? 'refused' : 'missing';
    return { remote, chosen: { version, state, reason: mirrored.message } };
  }

  /** Shows what there is to show. What does not load is refused after all. */
  async function show(outcomes: readonly Outcome[], live: ReleaseSet): Promise<Serving<Renderer>> {
    const releases: Record<string, ServedRelease> = { ...live.releases };
    for (const { remote, release } of outcomes) if (release) releases[remote] = release;
    const mirrored = outcomes.flatMap((outcome) => outcome.mirrored ?? []);
    const serving = await openSet(releases, live, mirrored);
    const failed = new Map(serving.renderer.failures.map(({ remote, message }) => [remote, message]));
    if (!mirrored.some(({ remote }) => failed.has(remote))) return { ...serving, chosen: toChosen(outcomes) };
    return show(
      outcomes.map((outcome): Outcome => {
        const { remote, chosen } = outcome;
        const reason = outcome.mirrored && failed.get(remote);
        return reason === undefined ? outcome : { remote, chosen: { ...chosen, state: 'refused', reason } };
      }),
      live,
    );
  }

  /** Opens a set for the first request that needs it. */
  function openSet(
    releases: Record<string, ServedRelease>,
    live: ReleaseSet,
    chosen: readonly MirroredRelease[],
  ): Promise<Serving<Renderer>> {
    const key = Object.entries(releases)
      .map(([remote, { version, clientBase }]) => `${remote}@${version} ${clientBase}`)
      .join();
    const known = sets.get(key);
    if (known) return known;
    const set = { ...settle(releases, live.absent), isComplete: live.isComplete, isChosen: true };
    const serving = open(set, chosen).then((renderer) => ({ set, renderer }));
    sets.set(key, serving);
    serving.catch(() => sets.delete(key));
    return serving;
  }

  return {
    /** @returns undefined if the tester chose nothing */
    async forRequest(context: Context, live: ReleaseSet): Promise<Serving<Renderer> | undefined> {
      const choices = readChoices(context);
      if (choices.size === 0) return undefined;
      return show(await Promise.all([...choices].map((choice) => resolve(choice, live))), live);
    },
    /** Tries the versions that the address names, as a page at this address would, and says what became of each. */
    async describe(context: Context, live: ReleaseSet): Promise<Record<string, Chosen>> {
      return toChosen(await Promise.all([...readChoices(context)].map((choice) => resolve(choice, live))));
    },
    /** The versions of a remote that somebody chose here and that can be shown, the latest first. */
    fitVersions: (remote: string) => [...fit.values()].flatMap((one) => (one.remote === remote ? [one.version] : [])),
    async close(): Promise<void> {
      sets.clear();
    },
  };
}

function toChosen(outcomes: readonly Outcome[]): Record<string, Chosen> {
  return Object.fromEntries(outcomes.map(({ remote, chosen }) => [remote, chosen]));
}

/** A dev server builds for browsers only, so what it brings comes from the live release. */
function toDevServer(live: ServedRelease, clientBase: string): ServedRelease {
  const { contractVersion, claims, navigation, listed } = live;
  return {
    version: devVersion,
    contractVersion,
    clientBase,
    claims,
    navigation,
    listed,
    exposes: {},
    integrity: {},
    styles: new Map(),
  };
}
