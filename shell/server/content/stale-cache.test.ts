import { describe, expect, it } from 'vitest';
import { createStaleCache } from './stale-cache.ts';

function setUp() {
  const clock = { now: 0 };
  const reports: unknown[] = [];
  const cache = createStaleCache<string>({
    freshFor: 100,
    max: 2,
    report: (error) => reports.push(error),
    now: () => clock.now,
  });
  return { clock, cache, reports };
}

/** A read that the test settles. */
function slowRead() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = Object.assign(
    () => {
      read.count += 1;
      return promise;
    },
    { count: 0 },
  );
  return { read, resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('content that many visitors ask for', () => {
  it('is read once for everybody who waits', async () => {
    const { cache } = setUp();
    const { read, resolve } = slowRead();
    const answers = Promise.all([cache.get('home', read), cache.get('home', read), cache.get('home', read)]);
    resolve('first');
    expect(await answers).toEqual(['first', 'first', 'first']);
    expect(read.count).toBe(1);
  });

  it('is read again at once if it changed while it was read', async () => {
    const { cache } = setUp();
    await cache.get('home', async () => 'first');
    cache.invalidate();
    const { read, resolve } = slowRead();
    const answers = [() => read(), async () => 'after both changes'];
    await cache.get('home', () => answers.shift()?.() ?? Promise.reject(new Error('asked')));
    cache.invalidate();
    resolve('after one change');
    await expect.poll(() => cache.get('home', () => Promise.reject(new Error('asked')))).toBe('after both changes');
  });

  it('is the one that was read last if it cannot be read again after a change', async () => {
    const { cache } = setUp();
    const { read, resolve } = slowRead();
    const answers = [() => read()];
    const first = cache.get('home', () => answers.shift()?.() ?? Promise.reject(new Error('it is down')));
    cache.invalidate();
    resolve('before the change');
    expect(await first).toBe('before the change');
  });

  it('comes from memory while it is fresh', async () => {
    const { cache, clock } = setUp();
    await cache.get('home', async () => 'first');
    clock.now = 99;
    expect(await cache.get('home', () => Promise.reject(new Error('asked')))).toBe('first');
  });

  it('is refreshed once, while nobody waits', async () => {
    const { cache, clock } = setUp();
    await cache.get('home', async () => 'first');
    clock.now = 100;
    const { read, resolve } = slowRead();
    expect(await Promise.all([cache.get('home', read), cache.get('home', read)])).toEqual(['first', 'first']);
    expect(read.count).toBe(1);
    resolve('second');
    await settled();
    expect(await cache.get('home', read)).toBe('second');
    expect(read.count).toBe(1);
  });

  it('is stored by key', async () => {
    const { cache } = setUp();
    await cache.get('home', async () => 'home');
    expect(await cache.get('press', async () => 'press')).toBe('press');
  });
});

describe('with more answers than it has room for', () => {
  it('forgets the least recently used answer', async () => {
    const { cache } = setUp();
    for (const key of ['home', 'press', 'home', 'about']) await cache.get(key, async () => key);
    expect(await cache.get('home', () => Promise.reject(new Error('asked')))).toBe('home');
    expect(await cache.get('press', async () => 'read again')).toBe('read again');
  });

  it('answers everybody who waits', async () => {
    const { cache } = setUp();
    const reads = ['home', 'press', 'about', 'documents'].map((key) => {
      const { read, resolve } = slowRead();
      return { answer: cache.get(key, read), resolve: () => resolve(key) };
    });
    for (const { resolve } of reads) resolve();
    expect(await Promise.all(reads.map(({ answer }) => answer))).toEqual(['home', 'press', 'about', 'documents']);
  });
});

describe('while the content service is down', () => {
  const down = () => Promise.reject(new Error('it is down'));

  it('serves the last good answer and reports why', async () => {
    const { cache, clock, reports } = setUp();
    await cache.get('home', async () => 'first');
    clock.now = 100;
    expect(await cache.get('home', down)).toBe('first');
    await settled();
    expect(await cache.get('home', down)).toBe('first');
    expect(reports).toEqual([new Error('it is down')]);
  });

  it('waits half the time before the next refresh', async () => {
    const { cache, clock } = setUp();
    await cache.get('home', async () => 'first');
    clock.now = 100;
    await cache.get('home', down);
    await settled();
    const { read } = slowRead();
    clock.now = 149;
    await cache.get('home', read);
    expect(read.count).toBe(0);
    clock.now = 150;
    await cache.get('home', read);
    expect(read.count).toBe(1);
  });

  it('fails if there never was an answer, and reads again for the next visitor', async () => {
    const { cache } = setUp();
    await expect(cache.get('home', down)).rejects.toThrow('it is down');
    expect(await cache.get('home', async () => 'first')).toBe('first');
  });
});

it('refreshes everything after a change, without keeping anyone waiting', async () => {
  const { cache } = setUp();
  await cache.get('home', async () => 'first');
  cache.invalidate();
  expect(await cache.get('home', async () => 'second')).toBe('first');
  await settled();
  expect(await cache.get('home', () => Promise.reject(new Error('asked')))).toBe('second');
});
