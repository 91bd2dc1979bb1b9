import { isInShare } from '../../src/federation/visitor-bucket.ts';
import type { MirroredRelease } from './mirror.ts';
import {
  type Canary,
  isSameSet,
  type ReleaseSet,
  type Serving,
  type SetRenderer,
  toServedRelease,
} from './release-set.ts';

/** A candidate, and the share of visitors that get it. */
interface RunningCanary {
  mirrored: MirroredRelease;
  weight: number;
}

interface Options<Renderer extends SetRenderer> {
  origin: URL;
  /** What all other visitors get. */
  getLive(): Serving<Renderer>;
  /** Loads a set with these candidates in it. */
  open(set: ReleaseSet, candidates: readonly MirroredRelease[]): Promise<Renderer>;
}

/** The sets of the visitors of canaries: one for each combination of candidates that somebody may get. */
export function createCanarySets<Renderer extends SetRenderer>({ origin, getLive, open }: Options<Renderer>) {
  let running: ReadonlyMap<string, RunningCanary> = new Map();
  let opened: ReadonlyMap<string, Serving<Renderer>> = new Map();
  let shown: { live: Serving<Renderer>; base: Serving<Renderer>; variants: typeof opened } | undefined;

  /** Every combination as a set, by its name. */
  function describe(canaries: typeof running): Map<string, { set: ReleaseSet; remotes: string[] }> {
    const { set } = getLive();
    const remotes = [...canaries.keys()].filter((remote) => remote in set.releases).sort();
    const combinations: string[][] = [];
    for (const remote of remotes) combinations.push([remote], ...combinations.map((some) => [...some, remote]));
    return new Map(
      combinations.map((some) => {
        const candidates = some.map((remote) => [remote, toCandidate(set, remote, canaries)] as const);
        const releases = { ...set.releases, ...Object.fromEntries(candidates) };
        return [some.join(), { set: { ...set, releases }, remotes: some }];
      }),
    );
  }

  /** It changes code only: who owns which path and what the navigation says stays the same for all visitors. */
  function toCandidate({ releases }: ReleaseSet, remote: string, canaries: typeof running): Canary['release'] {
    const { mirrored } = canaries.get(remote) as RunningCanary;
    const { claims, navigation, listed } = releases[remote] as Canary['release'];
    return { ...toServedRelease(mirrored, origin), claims, navigation, listed };
  }

  /** What visitors get now. Computed once for each change. */
  function show(): NonNullable<typeof shown> {
    const live = getLive();
    if (shown?.live === live) return shown;
    const canaries = Object.fromEntries(
      [...running].flatMap(([remote, { weight }]) =>
        remote in live.set.releases ? [[remote, { release: toCandidate(live.set, remote, running), weight }]] : [],
      ),
    );
    const base = { ...live, set: { ...live.set, canaries } };
    // Until its sets are opened again, a canary does not bring back a remote that was just taken off the site.
    const fit = [...opened].filter(
      ([, { set }]) => !live.isLeaving && Object.keys(set.releases).every((remote) => remote in live.set.releases),
    );
    const variants = fit.map(
      ([name, { set, renderer }]) => [name, { set: { ...set, canaries, base: base.set }, renderer }] as const,
    );
    shown = { live, base, variants: new Map(variants) };
    return shown;
  }

  return {
    get running() {
      return running;
    },
    /** What visitors get that are in no share. */
    get base(): Serving<Renderer> {
      return running.size === 0 ? getLive() : show().base;
    },
    pick(bucket: number): Serving<Renderer> {
      const { base, variants } = show();
      const remotes = [...running].filter(([remote, { weight }]) => isInShare(bucket, remote, weight));
      const name = remotes
        .map(([remote]) => remote)
        .sort()
        .join();
      return variants.get(name) ?? base;
    },
    /** Whether the sets have the releases that are live now. */
    isCurrent(): boolean {
      const wanted = describe(running);
      return (
        wanted.size === opened.size &&
        [...wanted].every(([name, { set }]) => {
          const known = opened.get(name);
          return known !== undefined && isSameSet(known.set, set);
        })
      );
    },
    /**
     * Opens the sets that these canaries need, and switches to them at once.
     *
     * @param isWanted asked when they are open
     * @throws if a candidate cannot be loaded; then nothing changes
     */
    async change(next: typeof running, isWanted: (remote: string) => boolean = () => true): Promise<void> {
      const sets = new Map<string, Serving<Renderer>>();
      const added: Serving<Renderer>[] = [];
      try {
        for (const [name, { set, remotes }] of describe(next)) {
          const known = opened.get(name);
          if (known && isSameSet(known.set, set)) {
            sets.set(name, known);
            continue;
          }
          const candidates = remotes.map((remote) => (next.get(remote) as RunningCanary).mirrored);
          const serving = { set, renderer: await open(set, candidates) };
          added.push(serving);
          sets.set(name, serving);
          const failure = serving.renderer.failures.find(({ remote }) => remotes.includes(remote));
          if (failure) throw new Error(failure.message);
        }
      } catch (error) {
        for (const { renderer } of added) void renderer.retire();
        throw error;
      }
      const kept = new Set(sets.values());
      for (const serving of opened.values()) if (!kept.has(serving)) void serving.renderer.retire();
      running = new Map([...next].filter(([remote]) => isWanted(remote)));
      opened = sets;
      shown = undefined;
    },
    setWeight(remote: string, weight: number): void {
      const known = running.get(remote);
      if (!known || known.weight === weight) return;
      running = new Map([...running, [remote, { ...known, weight }]]);
      shown = undefined;
    },
    /** Gives a candidate to nobody any more, at once. Its sets are closed by the next change. */
    remove(remote: string): void {
      running = new Map([...running].filter(([name]) => name !== remote));
      shown = undefined;
    },
    async close(): Promise<void> {
      await Promise.all([...opened.values()].map(({ renderer }) => renderer.retire()));
    },
  };
}
