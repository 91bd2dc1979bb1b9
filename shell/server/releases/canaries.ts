import { randomInt } from 'node:crypto';
import { candidateOf, type Registry, type RegistryEntry } from '@site/contract/releases/registry';
import { exposeOfFragment, exposeOfPage } from '@site/contract/remotes/exposes';
import { judgeCanary } from '@site/server/judge-canary';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import pLimit from 'p-limit';
import { bucketCookie, buckets, parseBucket } from '../../src/federation/visitor-bucket.ts';
import type { BringUp } from './bring-up.ts';
import { createCanarySets } from './canary-sets.ts';
import { type CanaryEvent, createCanaryTally } from './canary-tally.ts';
import type { MirroredRelease } from './mirror.ts';
import type { ReleaseSet, Serving, SetRenderer } from './release-set.ts';
import { RendererNotStarted } from './renderer-not-started.ts';

interface Options<Renderer extends SetRenderer> {
  origin: URL;
  getRegistry(): Registry | undefined;
  /** For candidates only. */
  bringUp: BringUp;
  getLive(): Serving<Renderer>;
  open(set: ReleaseSet, candidates: readonly MirroredRelease[]): Promise<Renderer>;
  /** Called when a canary has started or ended in this shell. */
  onChanged(remote: string, isRunning: boolean): void;
  /** Writes down what was tried and refused. */
  save(remote: string): Promise<void>;
  log: Log;
}

/** How many remotes run a canary at a time, because each combination of them is a set with threads of its own. */
const mostCanaries = 2;

/** Gives candidates to their shares of visitors. A candidate is brought up, and refused, like any release. */
export function createCanaries<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { getRegistry, bringUp, getLive, onChanged, save, log } = options;
  const sets = createCanarySets<Renderer>(options);
  const inTurn = pLimit(1);
  const starting = new Set<string>();
  const tallies = new Map<string, ReturnType<typeof createCanaryTally>>();

  function wantedFor(remote: string) {
    const remotes = getRegistry()?.remotes ?? {};
    const all = Object.keys(remotes).filter((name) => candidateOf(remotes[name]));
    return all.sort().indexOf(remote) < mostCanaries ? candidateOf(remotes[remote]) : undefined;
  }

  const isWanted = (remote: string, version?: string) => {
    const named = wantedFor(remote);
    return named !== undefined && !bringUp.isRefused(remote, named) && (version ?? named.version) === named.version;
  };

  async function follow(remote: string, entry: RegistryEntry): Promise<void> {
    const known = sets.running.get(remote);
    const wanted = wantedFor(remote);
    if (known && known.mirrored.version !== wanted?.version && !isPromoted(remote, entry)) end(remote);
    if (!wanted) return;
    if (known?.mirrored.version === wanted.version) sets.setWeight(remote, wanted.weight);
    else if (bringUp.isRefused(remote, wanted)) bringUp.restateRefusal(remote, wanted);
    else if (!starting.has(remote) && !bringUp.isWaiting(remote, wanted.version)) await start(remote, wanted);
  }

  /** Visitors of a candidate keep it while it becomes live for everybody. */
  function isPromoted(remote: string, entry: RegistryEntry): boolean {
    const version = sets.running.get(remote)?.mirrored.version;
    return 'version' in entry && !('removed' in entry) && entry.version === version && !isServedByAll(remote, version);
  }

  function isServedByAll(remote: string, version: string | undefined): boolean {
    return getLive().set.releases[remote]?.version === version || version === undefined;
  }

  async function start(remote: string, wanted: NonNullable<ReturnType<typeof wantedFor>>): Promise<void> {
    const { version, weight } = wanted;
    if (!(remote in getLive().set.releases)) return;
    starting.add(remote);
    try {
      const mirrored = await bringUp.start(remote, wanted);
      if (!mirrored) return;
      const missing = findMissing(mirrored, getLive().set);
      if (missing) throw new Error(`It lacks ${missing}, which the live version has.`);
      await inTurn(async () => {
        if (!isWanted(remote, version)) return;
        const next = new Map([...sets.running, [remote, { mirrored, weight }] as const]);
        await sets.change(next, (name) => isWanted(name));
        if (!sets.running.has(remote)) return;
        bringUp.markServing(remote, version);
        onChanged(remote, true);
        log.info({ remote, version, weight }, `Serving ${remote}@${version} to ${weight} % of visitors.`);
      });
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof RendererNotStarted) bringUp.postponeLoading(remote, wanted, message);
      else bringUp.refuse(remote, wanted, 'refused', message);
    } finally {
      starting.delete(remote);
      await save(remote);
    }
  }

  function end(remote: string): void {
    sets.remove(remote);
    bringUp.forget(remote);
    log.info({ remote }, `The canary of ${remote} has ended.`);
    onChanged(remote, false);
  }

  /** What is counted about the canary that a remote runs. */
  function tallyOf(remote: string) {
    const running = sets.running.get(remote);
    const stable = getLive().set.releases[remote]?.version;
    if (!running || stable === undefined) return undefined;
    const versions = { stable, candidate: running.mirrored.version, weight: running.weight };
    const known = tallies.get(remote);
    const tally = known?.isFor(versions) ? known : createCanaryTally(versions);
    tallies.set(remote, tally);
    return tally;
  }

  /** @returns whether it was a candidate that visitors got */
  async function withdraw(remote: string, version: string, reason: string): Promise<boolean> {
    if (sets.running.get(remote)?.mirrored.version !== version) return false;
    const since = wantedFor(remote)?.since;
    sets.remove(remote);
    bringUp.refuse(remote, { version, since }, 'withdrawn', reason);
    onChanged(remote, false);
    await save(remote);
    return true;
  }

  return {
    follow,
    withdraw,
    /** Counts for the verdict about a canary, if one runs. Withdraws a candidate that is worse. */
    count(remote: string, version: string, event: CanaryEvent, request?: string): void {
      const tally = tallyOf(remote);
      tally?.add(version, event, request);
      const candidate = sets.running.get(remote)?.mirrored.version;
      if (!tally || version !== candidate || event === 'rendered' || event === 'viewed') return;
      const { verdict, reason } = judgeCanary(tally.counts.stable, tally.counts.candidate);
      if (verdict === 'withdraw') void withdraw(remote, version, reason);
    },
    /** Opens the sets of canaries again after a change of what is live, and closes those that nobody needs. */
    async restate(): Promise<void> {
      await inTurn(async () => {
        if (sets.isCurrent()) return;
        await sets.change(sets.running, (remote) => sets.running.has(remote));
      }).catch((error: Error) => log.warn({ err: error }, `Could not load the sets of canaries: ${error.message}`));
    },
    get base(): Serving<Renderer> {
      return sets.base;
    },
    /** The set of a visitor's bucket. Who only sends a form and has no bucket gets what is live. */
    forRequest(context: Context): Serving<Renderer> {
      if (sets.running.size === 0) return sets.base;
      const known = parseBucket(getCookie(context, bucketCookie));
      if (known !== undefined) return sets.pick(known);
      if (context.req.method === 'POST') return sets.base;
      const newBucket = randomInt(buckets);
      return { ...sets.pick(newBucket), newBucket };
    },
    releaseOf: (remote: string): MirroredRelease | undefined => sets.running.get(remote)?.mirrored,
    /** What became of a remote's candidate in this shell. */
    describe(remote: string) {
      const wanted = wantedFor(remote);
      if (!wanted && !sets.running.has(remote)) return undefined;
      const { version = sets.running.get(remote)?.mirrored.version ?? '', weight, since } = wanted ?? {};
      const candidate = bringUp.candidates.get(remote);
      const { state, reason = '' } = candidate?.version === version ? candidate : {};
      const isRefused = state === 'refused' || state === 'withdrawn';
      return {
        version,
        weight,
        since,
        isServed: sets.running.get(remote)?.mirrored.version === version,
        counts: tallyOf(remote)?.counts,
        ...(isRefused && { refused: { version, state, reason, since: candidate?.since } }),
      };
    },
    close: sets.close,
  };
}

/** @returns a module of the live set that the candidate lacks */
function findMissing({ remote, release }: MirroredRelease, { releases }: ReleaseSet): string | undefined {
  const { pages = {}, fragments = {} } = releases[remote]?.claims ?? {};
  const needed = [...Object.keys(pages).map(exposeOfPage), ...Object.keys(fragments).map(exposeOfFragment)];
  return needed.find((expose) => !(expose in release.exposes));
}
