import { beforeEach, expect, it, vi } from 'vitest';
import { preloadInView } from './preload-in-view.ts';

let show: (link: Element, isIntersecting: boolean) => void;
const watched = new Set<Element>();
const preload = vi.fn<(href: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  watched.clear();
  preload.mockClear();
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
  preloadInView(preload);
  expect(watched.size).toBe(0);
  dispatchEvent(new Event('scroll'));
  expect([...watched]).toEqual([link()]);
});

it('preloads the target of a link that stays in view', () => {
  preloadInView(preload);
  dispatchEvent(new Event('scroll'));
  show(link(), true);
  vi.advanceTimersByTime(149);
  expect(preload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.runAllTimers();
  expect(preload.mock.calls).toEqual([[new URL('/case-study', location.href).href]]);
});

it('loads nothing for a link that was scrolled past', () => {
  preloadInView(preload);
  dispatchEvent(new Event('scroll'));
  show(link(), true);
  vi.advanceTimersByTime(100);
  show(link(), false);
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});

it('watches the links of the next page too', async () => {
  preloadInView(preload);
  dispatchEvent(new Event('keydown'));
  const next = document.createElement('a');
  next.href = '/contact-us';
  document.querySelector('main')?.append(next);
  await vi.waitFor(() => expect(watched.has(next)).toBe(true));
});

it('loads nothing for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true, effectiveType: '4g' } });
  preloadInView(preload);
  dispatchEvent(new Event('scroll'));
  expect(watched.size).toBe(0);
});
