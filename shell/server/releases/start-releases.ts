import type { Trust } from '@site/server/signatures';
import { vi } from 'vitest';
import type { FakeOrigin, NamedVersion } from '../../testing/start-fake-origin.ts';
import type { MirroredRelease } from './mirror.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { ReleaseSet } from './release-set.ts';
import { followReleases, RendererNotStarted, readMemory } from './releases.ts';

export const first = '1.0.0-aaaa';
export const second = '1.1.0-bbbb';
export const third = '1.2.0-cccc';
export const contact = 'mfe-contact';

/** What a test wants to go wrong. */
interface Troubles {
  /** Versions that fail their trial. */
  unfit?: string[];
  /** Versions whose code does not load in the serving process, although they passed their trial. */
  unloadable?: string[];
  /** Versions with which no set can be opened at all. */
  unopenable?: string[];
  /** Versions that come while the machine is too busy to start a renderer. */
  untimely?: string[];
  /** Trials that end only when the test lets them, by version. */
  held?: Record<string, Promise<void>>;
  /** Sets that open only when the test lets them, by a version in them. */
  slow?: Record<string, Promise<void>>;
  /** Whose signatures count. */
  trust?: Trust;
}

/** A shell without a renderer: it brings releases up and switches sets, as the real one does. */
export async function startShell(
  origin: FakeOrigin,
  { unfit = [], unloadable = [], unopenable = [], untimely = [], held = {}, slow = {}, trust }: Troubles = {},
  build = 'build-1',
  isStarted = true,
) {
  const lines: string[] = [];
  const tried: string[] = [];
  const opened: ReleaseSet[] = [];
  const retired: ReleaseSet[] = [];
  const write = (_fields: unknown, message?: string) => lines.push(message ?? String(_fields));
  const releases = await followReleases({
    registryUrl: new URL('registry.json', origin.url).href,
    mirrorDirectory: origin.mirrorDirectory,
    contractVersion: '1.0.0',
    allowChosenVersions: true,
    trust,
    memory: await readMemory(origin.mirrorDirectory, build),
    async tryOut({ version }: MirroredRelease) {
      tried.push(version);
      await held[version];
      if (unfit.includes(version)) throw new ReleaseRefused('it throws when it is loaded');
    },
    open: async (set, _isChosen, mend) => {
      await mend();
      opened.push(set);
      const hasAny = (versions: string[]) =>
        Object.values(set.releases).some(({ version }) => versions.includes(version));
      for (const { version } of Object.values(set.releases)) await slow[version];
      if (hasAny(unopenable)) throw new Error('it hangs');
      if (hasAny(untimely)) throw new RendererNotStarted('The renderer did not start in time.');
      return {
        failures: Object.entries(set.releases)
          .filter(([, { version }]) => unloadable.includes(version))
          .map(([remote]) => ({ remote, message: 'its code cannot be loaded' })),
        retire: async () => void retired.push(set),
      };
    },
    log: { info: write, warn: write, error: write, debug: write, child: vi.fn() },
  });
  if (isStarted) {
    await releases.restore();
    await releases.refresh();
  }
  const versionOf = (remote: string) => releases.serving.set.releases[remote]?.version;
  return {
    ...releases,
    following: releases,
    serving: () => releases.serving,
    versionOf,
    lines,
    tried,
    opened,
    retired,
  };
}

/** Puts up a release and names it in the registry, after those that were live before. */
export function goLive(
  origin: FakeOrigin,
  version: string,
  history: NamedVersion[] = [],
  since = '2026-01-02T03:04:05.000Z',
) {
  const named = origin.release(contact, version);
  origin.setRegistry({ [contact]: { ...named, since, history } });
  return named;
}
