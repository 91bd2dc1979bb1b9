import type { Log } from '@site/server/log';
import type { MirroredRelease } from './mirror.ts';
import { isSameSet, type ReleaseSet, type Serving, type SetRenderer } from './release-set.ts';
import { RendererNotStarted } from './renderer-not-started.ts';

/** What the next set does with a remote. */
type Change = MirroredRelease | 'remove';
type Changes = ReadonlyMap<string, { change: Change; isWanted(): boolean }>;

interface Options<Renderer extends SetRenderer> {
  /** Describes the set of these releases, and of whatever else the site knows. */
  describe(releases: Readonly<Record<string, MirroredRelease>>): ReleaseSet;
  open(set: ReleaseSet, releases: readonly MirroredRelease[]): Promise<Renderer>;
  /** Called after a switch, with the releases that joined and the set before. */
  onJoined(releases: MirroredRelease[], last: ReleaseSet): Promise<void>;
  log: Log;
}

/** Switches what is served as a whole, from one set of releases to the next. */
export async function createSetSwitch<Renderer extends SetRenderer>(options: Options<Renderer>) {
  const { describe, open, onJoined, log } = options;
  let mirrored: Readonly<Record<string, MirroredRelease>> = {};
  let serving = await openSet(mirrored);
  /** Changes for the next set, each with the functions that report its failure. */
  let next = new Map<
    string,
    { change: Change; isWanted(): boolean; settle: ((failure: Error | undefined) => void)[] }
  >();
  let switching: Promise<void> | undefined;
  /** Remotes that were taken off the site, but that renderers still have. */
  const leaving = new Set<string>();

  async function openSet(releases: typeof mirrored): Promise<Serving<Renderer>> {
    const set = describe(releases);
    return { set, renderer: await open(set, Object.values(releases)) };
  }

  /** Switches until all changes are made and the set says what is known. */
  function startSwitching(): Promise<void> {
    switching ??= switchSets().finally(() => {
      switching = undefined;
      if (next.size > 0) void startSwitching();
    });
    return switching;
  }

  async function switchSets(): Promise<void> {
    // Waits for changes that are made at the same time, so that they share one set.
    await new Promise((resolve) => setImmediate(resolve));
    while (next.size > 0) {
      const changes = next;
      next = new Map();
      const failures = await switchSafely(changes);
      for (const [remote, { settle }] of changes) for (const report of settle) report(failures.get(remote));
    }
    if (!isCurrent()) await switchSafely(new Map());
  }

  function isCurrent(): boolean {
    return !serving.isLeaving && isSameSet(describe(mirrored), serving.set);
  }

  /**
   * If a set of several changes cannot be opened at all, each of them is tried alone, so that one does not stop the
   * others, unless it is not for the releases that it failed.
   */
  async function switchSafely(changes: Changes): Promise<Map<string, Error>> {
    try {
      return await switchTo(changes);
    } catch (error) {
      const failure = error as Error;
      log.error({ err: failure }, `Could not load a set of releases: ${failure.message}`);
      const isOfNone = failure instanceof RendererNotStarted;
      if (changes.size <= 1 || isOfNone) return new Map([...changes.keys()].map((remote) => [remote, failure]));
    }
    const failures = new Map<string, Error>();
    for (const change of changes) {
      for (const failure of await switchSafely(new Map([change]))) failures.set(...failure);
    }
    return failures;
  }

  /** @returns why each change failed that did; the others are served */
  async function switchTo(changes: Changes): Promise<Map<string, Error>> {
    const releases = { ...mirrored };
    for (const [remote, { change }] of changes) {
      if (change === 'remove') delete releases[remote];
      else releases[remote] = change;
    }
    const opened = await openSet(releases);
    const failures = new Map(opened.renderer.failures.map(({ remote, message }) => [remote, new Error(message)]));
    for (const [remote, { message }] of failures) {
      if (!changes.has(remote)) log.error({ remote }, `Could not load ${remote}, which was served before: ${message}`);
    }
    const good = new Map([...changes].filter(([remote, { isWanted }]) => !failures.has(remote) && isWanted()));
    if (good.size < changes.size) {
      await opened.renderer.retire();
      if (good.size > 0) await switchTo(good);
      return failures;
    }
    const last = serving;
    for (const remote of leaving) if (!(remote in releases)) leaving.delete(remote);
    mirrored = withoutLeaving(releases);
    serving = leaving.size > 0 ? toLeaving(opened.renderer) : opened;
    void last.renderer.retire();
    await onJoined(
      [...changes.values()]
        .flatMap(({ change }) => (change === 'remove' ? [] : [change]))
        .filter(({ remote }) => !leaving.has(remote)),
      last.set,
    );
    return new Map();
  }

  function withoutLeaving(releases: typeof mirrored): typeof mirrored {
    return Object.fromEntries(Object.entries(releases).filter(([remote]) => !leaving.has(remote)));
  }

  function toLeaving(renderer: Renderer): Serving<Renderer> {
    return { set: describe(mirrored), renderer, isLeaving: true };
  }

  return {
    get serving(): Serving<Renderer> {
      return serving;
    },
    /** The mirrored release of a remote that is served. */
    releaseOf: (remote: string): MirroredRelease | undefined => mirrored[remote],
    /**
     * Makes a change part of the next set. While a set is being opened, changes wait and go into the one after it.
     *
     * @param isWanted asked again when the set is open; if it says no, nothing changes
     * @returns why the change failed, in which case nothing has changed
     */
    change(remote: string, change: Change, isWanted = () => true): Promise<Error | undefined> {
      if (change !== 'remove') leaving.delete(remote);
      return new Promise((settle) => {
        next.set(remote, { change, isWanted, settle: [...(next.get(remote)?.settle ?? []), settle] });
        void startSwitching();
      });
    },
    /** Stops serving a remote at once, with the renderer that there is; then opens a set without it. */
    async takeOff(remote: string): Promise<void> {
      const waiting = next.get(remote);
      next.delete(remote);
      for (const settle of waiting?.settle ?? []) settle(undefined);
      const last = serving.set;
      leaving.add(remote);
      mirrored = withoutLeaving(mirrored);
      serving = toLeaving(serving.renderer);
      await Promise.all([onJoined([], last), startSwitching()]);
    },
    /** Opens the same releases again if more is known about them, or about those that are absent. */
    async restate(): Promise<void> {
      if (!isCurrent()) await startSwitching();
    },
  };
}

export type SetSwitch<Renderer extends SetRenderer> = Awaited<ReturnType<typeof createSetSwitch<Renderer>>>;
