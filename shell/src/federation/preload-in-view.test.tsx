import { beforeEach, expect, it, vi } from 'vitest';
import { preloadInView } from './preload-in-view.ts';

let show: (link: Element, isIntersecting: boolean) => void;
const watched = new Set<Element>();
const preload = vi.fn<(href: string) => Promise<unknown>>();
let isMoving = false;

beforeEach(() => {
  vi.useFakeTimers();
  watched.clear();
  preload.mockReset().mockResolvedValue(undefined);
  isMoving = false;
  document.body.innerHTML = `<nav><a href="/press">Press</a></nav>
    <main><a href="/case-study">Studies</a><a href="https://elsewhere.example.com">Elsewhere</a></main>`;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        show = (target, isIntersecting) => tell([{ target, isIntersecting }]);
      }
      observe(link: Element) {
        watched.add(link);
      }
    },
  );
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const link = () => document.querySelector('main a[href="/case-study"]') as Element;

it('loads nothing before the visitor moves', () => {
  preloadInView(preload, () => isMoving);
  expect(watched.size).toBe(0);
  dispatchEvent(new Event('scroll'));
  expect([...watched]).toEqual([link()]);
});

it('preloads the target of a link that stays in view', async () => {
  preloadInView(preload, () => isMoving);
  dispatchEvent(new Event('scroll'));
  show(link(), true);
  vi.advanceTimersByTime(149);
  expect(preload).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(preload.mock.calls).toEqual([[new URL('/case-study', location.href).href]]);
});

it('preloads one target after the other, and none while the visitor is on the way to a page', async () => {
  const main = document.querySelector('main') as Element;
  main.innerHTML = '<a href="/a">A</a><a href="/b">B</a><a href="/c">C</a>';
  const preloaded = () => preload.mock.calls.map(([href]) => new URL(href).pathname);
  const arrive: (() => void)[] = [];
  preload.mockImplementation(() => new Promise<void>((resolve) => arrive.push(resolve)));
  preloadInView(preload, () => isMoving);
  dispatchEvent(new Event('scroll'));
  for (const target of main.children) show(target, true);
  await vi.runAllTimersAsync();
  expect(preloaded()).toEqual(['/a']);
  arrive[0]?.();
  await vi.runAllTimersAsync();
  expect(preloaded()).toEqual(['/a', '/b']);
  isMoving = true;
  arrive[1]?.();
  await vi.runAllTimersAsync();
  expect(preloaded()).toEqual(['/a', '/b']);
});

it('loads nothing for a link that was scrolled past', async () => {
  preloadInView(preload, () => isMoving);
  dispatchEvent(new Event('scroll'));
  show(link(), true);
  vi.advanceTimersByTime(100);
  show(link(), false);
  await vi.runAllTimersAsync();
  expect(preload).not.toHaveBeenCalled();
});

it('watches the links of the next page too', async () => {
  preloadInView(preload, () => isMoving);
  dispatchEvent(new Event('keydown'));
  const next = document.createElement('a');
  next.href = '/contact-us';
  document.querySelector('main')?.append(next);
  await vi.waitFor(() => expect(watched.has(next)).toBe(true));
});

it('loads nothing for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true, effectiveType: '4g' } });
  preloadInView(preload, () => isMoving);
  dispatchEvent(new Event('scroll'));
  expect(watched.size).toBe(0);
});
