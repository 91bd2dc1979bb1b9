import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('acts immediately, and not again within the interval', () => {
  const act = vi.fn();
  const call = atMostEvery(16, act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  call();
  expect(act).toHaveBeenCalledTimes(2);
});

it('does not act again without another call', () => {
  const act = vi.fn();
  const call = atMostEvery(16, act);
  call();
  call();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
