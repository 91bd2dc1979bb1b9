import { readFile } from 'node:fs/promises';
import { candidateOf, isKnown, isLive, parseRegistry } from '@site/contract/releases/registry';
import { toClaimKeys } from '@site/contract/remotes/assign-owners';
import { expect, it } from 'vitest';
import { makeLive, undoRelease } from './make-live.ts';
import { pauseRemote, resumeRemote } from './pause-remote.ts';
import { registryPath } from './registry-file.ts';
import { promoteCanary, withdrawCandidate } from './run-canary.ts';
import { startPublishing } from './start-publishing.ts';
import { removeRemote, withdrawRemote } from './withdraw-remote.ts';

/** Always the same sequence for a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const remotes = ['mfe-one', 'mfe-two'] as const;

it.each(Array.from({ length: 4 }, (_, seed) => seed))(
  'keeps its promises in whatever order teams act (%i)',
  async (seed) => {
    const random = createRandom(seed * 7_919 + 1);
    const { releases, publish, publishAt } = await startPublishing();
    await publish();
    const released = new Map<string, string[]>();
    let builds = 0;
    const steps: Record<string, (remote: string) => Promise<unknown>> = {
      release: async (remote) => {
        const version = await publishAt(remote, [`/${remote}`, `/${remote}/${++builds}`]);
        released.set(remote, [...(released.get(remote) ?? []), version]);
      },
      takeOver: async (remote) =>
        publishAt(remote, [`/${remote}`, '/shared', `/${remote}/${++builds}`], { take: ['/shared'] }),
      claim: async (remote) => publishAt(remote, [`/${remote}`, '/shared']),
      canary: async (remote) =>
        publishAt(
          remote,
          [
            `/${remote}`,
            '/shared',
            `/new/${++builds}`,
            ...Array.from({ length: builds }, (_, at) => `/${remote}/${at + 1}`),
          ],
          { canary: 5 },
        ),
      grow: (remote) => promoteCanary(releases, remote, 50),
      promote: (remote) => promoteCanary(releases, remote),
      end: (remote) => withdrawCandidate(releases, remote),
      undo: (remote) => undoRelease(releases, remote),
      pause: (remote) => pauseRemote(releases, remote),
      resume: (remote) => resumeRemote(releases, remote),
      withdraw: (remote) => withdrawRemote(releases, remote),
      remove: (remote) => removeRemote(releases, remote),
      to: async (remote) => {
        const known = released.get(remote) ?? [];
        await makeLive(releases, remote, known[random(known.length)] ?? '1.0.0-none');
      },
    };
    const names = Object.keys(steps);
    const done: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const some = Array.from(
        { length: 1 + random(2) },
        () => [names[random(names.length)] ?? '', remotes[random(2)] ?? ''] as const,
      );
      const outcomes = await Promise.allSettled(some.map(([name, remote]) => steps[name]?.(remote)));
      done.push(some.map(([name, remote], at) => `${name} ${remote} ${outcomes[at]?.status}`).join(' + '));
      const { malformed, remotes: entries } = parseRegistry(JSON.parse(await readFile(registryPath(releases), 'utf8')));
      const said = done.join('\n');
      expect(malformed, said).toEqual([]);
      const owned = Object.values(entries).flatMap((entry) =>
        isKnown(entry) && entry.claims ? toClaimKeys(entry.claims) : [],
      );
      expect(new Set(owned).size, `${said}\none owner each`).toBe(owned.length);
      for (const entry of Object.values(entries)) {
        if (!isLive(entry)) continue;
        if (entry.state !== 'paused') expect(entry.state === 'canary', said).toBe(candidateOf(entry) !== undefined);
        expect(
          entry.versions?.reduce((sum, { weight }) => sum + weight, 0),
          said,
        ).toBe(100);
      }
    }
  },
);
