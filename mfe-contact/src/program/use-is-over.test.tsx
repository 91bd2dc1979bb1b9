import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIsOver } from './use-is-over.ts';

const closes = '2031-12-31T23:59:59-05:00';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(closes) - 60_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

it('draws the form again when the round closes, and not before', () => {
  const draw = vi.fn();
  const { result } = renderHook(() => {
    draw();
    return useIsOver(closes, Date.now());
  });
  act(() => vi.advanceTimersByTime(50_000));
  expect([result.current, draw.mock.calls.length]).toEqual([false, 1]);
  act(() => vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(true);
  act(() => vi.advanceTimersByTime(50_000));
  expect(draw.mock.calls.length).toBeLessThanOrEqual(3);
});

it('knows in the browser that a round has closed since the page was made', () => {
  vi.setSystemTime(Date.parse(closes) + 1000);
  expect(renderHook(() => useIsOver(closes, Date.parse(closes) - 1000)).result.current).toBe(true);
});
