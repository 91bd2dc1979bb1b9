import { vi } from 'vitest';
import type { ContentRead } from '../content/content.ts';
import { finishPage } from '../delivery/delivery.ts';
import type { ReleaseSet } from '../releases/releases.ts';
import { createPageCache } from './page-cache.ts';
import type { MadeFrom, RenderedPage, Rendering } from './rendering.ts';

export const home = '/';
const reads: ContentRead[] = [{ query: { contentType: 'homePage', include: 2, limit: 1 }, version: 1, names: [] }];
export const whole: MadeFrom = { versions: [['mfe-marketing', '1.0.0-aaaa']], reads, isWhole: true };

/** A set of releases that differ in nothing but the version. */
export function toSet(versions: Record<string, string>, changes: Partial<ServedRelease> = {}): ReleaseSet {
  const release = {
    contractVersion: '2.1.0',
    clientBase: '',
    claims: { pages: { home: ['/'] }, fragments: {} },
    navigation: [],
    listed: [],
    exposes: {},
    integrity: {},
    styles: new Map(),
    ...changes,
  };
  const releases = Object.entries(versions).map(([remote, version]) => [remote, { ...release, version }]);
  return { releases: Object.fromEntries(releases), absent: {}, isComplete: true };
}

type ServedRelease = ReleaseSet['releases'][string];

/** A cache whose pages say how often they were made. */
export function startPageCache(madeFrom = whole, status = 200) {
  let time = 0;
  let made = 0;
  let versions = [1];
  const cache = createPageCache({
    content: {
      get changes() {
        return versions[0] ?? 0;
      },
      isCurrent: (asked) => asked.every(({ version }) => versions.includes(version)),
    },
    finish: (page, set) =>
      finishPage(
        page.status,
        new Headers(),
        `${page.body} with ${Object.values((set.base ?? set).releases).map(({ version }) => version)}`,
      ),
    now: () => time,
  });
  const render = vi.fn(async (): Promise<Rendering> => {
    made += 1;
    const current = { ...madeFrom, reads: reads.map((read) => ({ ...read, version: versions[0] ?? 0 })) };
    const page = { status, body: `page ${made}`, state: '{}' } as RenderedPage;
    return { page, madeFrom: status === 200 ? current : undefined };
  });
  return {
    cache,
    render,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    publish: () => {
      versions = [2];
    },
    async get(set: ReleaseSet, key = home, versions?: MadeFrom['versions']) {
      if (versions) madeFrom = { ...madeFrom, versions };
      const page = await cache.get(key, 'document', set, render);
      if (page instanceof Response) return 'a response';
      return new TextDecoder().decode(await page.bytesFor(undefined));
    },
    /** Whether caches in front of the shell may keep what a visitor gets now. */
    async isForOthers() {
      const page = await cache.get(home, 'document', live, render);
      return !(page instanceof Response) && !page.isPassing;
    },
  };
}

/** What is live when a test begins. */
export const live = toSet({ 'mfe-marketing': '1.0.0-aaaa', 'mfe-contact': '1.0.0-cccc' });
