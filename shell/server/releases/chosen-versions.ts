import { releaseVersion } from '@site/contract/releases/release';
import type { Log } from '@site/server/log';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { digestOfManifest, type MirroredRelease, type NamedRelease } from './mirror.ts';
import { ReleaseRefused } from './release-refused.ts';
import {
  devVersion,
  type ReleaseSet,
  type ServedRelease,
  type Serving,
  type SetRenderer,
  toServedRelease,
} from './release-set.ts';

const cookieName = 'remotes';

/** What a tester sees instead of the live release: another version, or a dev server on their own machine. */
type Choice = { version: string } | { devServer: string };

/** How many chosen sets stay loaded, and how long each stays after its last request, in milliseconds. */
const mostSets = 3;
const idleAfter = 120_000;

/** What became of a version that a tester chose. */
export type Chosen =
  | { version: string; state: 'serving' }
  /** Refused, or not to be had from the release origin. */
  | { version: string; state: 'refused' | 'missing'; reason: string };

interface Options<Renderer> {
  origin: URL;
  /** @throws if the release cannot be downloaded or is refused */
  prepare(named: NamedRelease): Promise<MirroredRelease>;
  open(set: ReleaseSet): Promise<Renderer>;
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
  const found = new LRUCache<string, Promise<ServedRelease | Error>>({ max: 50 });

  /** Finds any release at the origin, live or not; an error if it is not available. */
  function find(remote: string, version: string): Promise<ServedRelease | Error> {
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

  async function fetchAny(remote: string, version: string): Promise<ServedRelease> {
    const integrity = await digestOfManifest(origin, remote, version).catch((error: Error) => {
      // It may come: nobody has refused it.
      throw new Error(error.message);
    });
    return toServedRelease(await prepare({ remote, version, integrity }), origin);
  }

  return {
    /** @returns undefined if the tester chose nothing */
    async forRequest(context: Context, live: ReleaseSet): Promise<Serving<Renderer> | undefined> {
      const choices = readChoices(context);
      if (choices.size === 0) return undefined;
      const releases: Record<string, ServedRelease> = { ...live.releases };
      for (const [remote, choice] of choices) {
        const known = live.releases[remote];
        if ('devServer' in choice) {
          if (known) releases[remote] = toDevServer(known, choice.devServer);
        } else {
          const release = await find(remote, choice.version);
          if (!(release instanceof Error)) releases[remote] = release;
        }
      }
      const key = Object.entries(releases)
        .map(([remote, { version, clientBase }]) => `${remote}@${version} ${clientBase}`)
        .join();
      const set = { ...settle(releases, live.absent), isComplete: live.isComplete, isChosen: true };
      const known = sets.get(key);
      if (known) return known;
      const serving = open(set).then((renderer) => ({ set, renderer }));
      sets.set(key, serving);
      serving.catch(() => sets.delete(key));
      return serving;
    },
    /** Tries the versions that the address names, as a page at this address would, and says what became of each. */
    async describe(context: Context): Promise<Record<string, Chosen>> {
      const named = [...readChoices(context)].flatMap(([remote, choice]) =>
        'version' in choice ? [{ remote, version: choice.version }] : [],
      );
      const outcomes = named.map(async ({ remote, version }) => {
        const release = await find(remote, version);
        return [remote, toChosen(version, release)] as const;
      });
      return Object.fromEntries(await Promise.all(outcomes));
    },
    async close(): Promise<void> {
      sets.clear();
    },
  };
}

/**
 * Reads the releases that a tester chose in the URL, e.g. `/?remote=mfe-contact@1.0.0-3f2a9c1b0d` or
 * `/?remote=mfe-contact@http://localhost:3004/`, and keeps them in a session cookie. `remote` may be repeated;
 * `?remote=live` ends the choice. Anything else is ignored.
 */
function readChoices(context: Context): Map<string, Choice> {
  const asked = context.req.queries('remote');
  const written = asked ? asked.join(',') : (getCookie(context, cookieName) ?? '');
  const choices = new Map<string, Choice>();
  for (const part of written.split(',')) {
    const [remote = '', ...rest] = part.split('@');
    const choice = toChoice(rest.join('@'));
    if (/^[a-z][a-z\d-]{0,39}$/.test(remote) && choice) choices.set(remote, choice);
  }
  if (asked) {
    const kept = [...choices].map(
      ([remote, choice]) => `${remote}@${'version' in choice ? choice.version : choice.devServer}`,
    );
    setCookie(context, cookieName, kept.join(','), { httpOnly: true, sameSite: 'Lax', path: '/' });
  }
  return choices;
}

function toChosen(version: string, release: ServedRelease | Error): Chosen {
  if (!(release instanceof Error)) return { version, state: 'serving' };
  return { version, state: release instanceof ReleaseRefused ? 'refused' : 'missing', reason: release.message };
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

/** Allows dev servers on the tester's own machine only, so that no link can bring foreign scripts into the page. */
function toChoice(text: string): Choice | undefined {
  if (v.is(releaseVersion, text)) return { version: text };
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' || !['localhost', '127.0.0.1'].includes(hostname)) return undefined;
  return { devServer: `${origin}/` };
}
