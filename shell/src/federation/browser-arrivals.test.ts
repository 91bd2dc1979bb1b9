import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserArrivals } from './browser-arrivals.ts';

const arrival = { versions: { 'mfe-case-studies': '1.0.0-aaaa' }, data: { title: 'Our Case Studies' }, fragments: {} };
const page = new URL('https://www.example.com/case-study');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A shell that answers every page, and notes what it is asked. */
function startShell() {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(arrival);
  });
  return asked;
}

it('asks for a page once, however often it is prepared and visited within a minute', async () => {
  const asked = startShell();
  const arrivals = createBrowserArrivals(() => true);
  arrivals.prepare(page);
  arrivals.prepare(page);
  expect(await arrivals.get(page)).toEqual(arrival);
  expect(asked).toEqual(['/_page/case-study']);
});

it('asks again ahead of a visit when the last answer is too old to be used', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const asked = startShell();
  const arrivals = createBrowserArrivals(() => true);
  arrivals.prepare(page);
  vi.setSystemTime(Date.now() + 60_000);
  arrivals.prepare(page);
  expect(asked).toHaveLength(2);
});

it('uses no answer of other versions than this browser runs', async () => {
  startShell();
  const arrivals = createBrowserArrivals((_, version) => version !== '1.0.0-aaaa');
  expect(await arrivals.get(page)).toBe(false);
});

it('tells a shell that has no data for this code from one that does not answer', async () => {
  const answers = [new Response(null, { status: 204 }), new Response(null, { status: 503 })];
  vi.stubGlobal('fetch', async () => answers.shift());
  expect(await createBrowserArrivals(() => true).get(page)).toBe(false);
  expect(await createBrowserArrivals(() => true).get(page)).toBeUndefined();
});

it('counts a shell that hangs as one that does not answer', async () => {
  vi.stubGlobal('fetch', hang);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await createBrowserArrivals(() => true).get(page)).toBeUndefined();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
});

/** Answers nothing until it is given up. */
async function hang(_address: string, { signal }: RequestInit): Promise<never> {
  signal?.throwIfAborted();
  return new Promise((_, reject) => signal?.addEventListener('abort', reject));
}
