import { expect, it, vi } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

it('aborts with the other signal, for the same reason', () => {
  const controller = new AbortController();
  const signal = withTimeLimit(controller.signal, 60_000);
  expect(signal.aborted).toBe(false);
  controller.abort('left the page');
  expect(signal.reason).toBe('left the page');
});

it('is aborted from the start if the other signal is', () => {
  expect(withTimeLimit(AbortSignal.abort('gone'), 60_000).reason).toBe('gone');
});

it.each([undefined, new AbortController().signal])('aborts after its time', async (signal) => {
  const limited = withTimeLimit(signal, 20);
  await vi.waitFor(() => expect(limited.aborted).toBe(true));
  expect(limited.reason.name).toBe('TimeoutError');
});
