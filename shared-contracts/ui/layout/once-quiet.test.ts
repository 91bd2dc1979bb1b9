import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceQuiet } from './once-quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('acts once, after the last call', () => {
  const act = vi.fn();
  const call = onceQuiet(150, act);
  call();
  vi.advanceTimersByTime(149);
  call();
  vi.advanceTimersByTime(149);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it('does not act after it is canceled', () => {
  const act = vi.fn();
  const call = onceQuiet(150, act);
  call();
  call.cancel();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
