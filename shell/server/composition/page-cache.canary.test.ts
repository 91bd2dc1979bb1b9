import { describe, expect, it } from 'vitest';
import type { ReleaseSet } from '../releases/releases.ts';
import type { Rendering } from './rendering.ts';
import { home, live, startPageCache, toSet } from './test-page-cache.ts';

describe('during a canary', () => {
  const stable = live.releases;
  const candidates = { 'mfe-marketing': '1.1.0-bbbb', 'mfe-contact': '1.1.0-dddd' };
  const canaries = Object.fromEntries(
    Object.entries(toSet(candidates).releases).map(([remote, release]) => [remote, { release, weight: 5 }]),
  );
  const base: ReleaseSet = { ...live, canaries };
  const variant = (...remotes: (keyof typeof candidates)[]): ReleaseSet => {
    const picked = Object.fromEntries(remotes.map((remote) => [remote, candidates[remote]]));
    return { ...base, base, releases: { ...stable, ...toSet(picked).releases } };
  };
  /** A cache of a page of marketing, made with the version of whoever asks. */
  function startCanary() {
    const started = startPageCache();
    const get = (set: ReleaseSet) =>
      started.get(set, home, [['mfe-marketing', set.releases['mfe-marketing']?.version ?? '']]);
    return { ...started, get };
  }

  it('keeps a page for those with a candidate on it, and another for the others', async () => {
    const { get, render } = startCanary();
    expect(await get(base)).toContain('page 1');
    expect(await get(variant('mfe-marketing'))).toContain('page 2');
    expect(await get(base)).toContain('page 1');
    expect(await get(variant('mfe-marketing'))).toContain('page 2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('shows a page without a candidate on it to everybody, as the same bytes', async () => {
    const { get, render, cache } = startCanary();
    const page = await get(base);
    expect(await get(variant('mfe-contact'))).toBe(page);
    const other = await get(variant('mfe-marketing', 'mfe-contact'));
    expect(await get(variant('mfe-marketing'))).toBe(other);
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.paths()).toEqual([home]);
  });

  it('shows the page that was kept before the canary', async () => {
    const { get, render } = startCanary();
    await get(live);
    await get(base);
    await get(variant('mfe-contact'));
    expect(render).toHaveBeenCalledOnce();
  });

  it('forgets what is gone by the candidate for its visitors only', async () => {
    const { cache, get, render } = startCanary();
    await get(base);
    const gone = async (): Promise<Rendering> => ({ page: new Response(null, { status: 404 }) });
    await cache.get(home, 'document', variant('mfe-marketing'), gone);
    expect(await get(base)).toContain('page 1');
    expect(render).toHaveBeenCalledOnce();
  });
});
