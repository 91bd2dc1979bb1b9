import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('acts at once, and not again within its time', () => {
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

it('does nothing by itself later', () => {
  const act = vi.fn();
  const call = atMostEvery(16, act);
  call();
  call();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
