import { expect, it, vi } from 'vitest';
import { patientPart } from './patient-part.ts';

it('waits for a Retry when its code does not load, and keeps what has loaded', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const module = { default: () => null };
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(module);
  const part = patientPart(load);
  const changed = vi.fn();
  part.subscribe(changed);
  const loading = part.load();
  await vi.waitFor(() => expect(part.getRetry()).toBeDefined());
  expect(changed).toHaveBeenCalledTimes(1);
  part.getRetry()?.();
  expect(await loading).toBe(module);
  expect(part.getRetry()).toBeUndefined();
  expect(part.loaded).toBe(module.default);
});

it('no longer offers a Retry when something else has loaded its code', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const part = patientPart(
    vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ default: () => null }),
  );
  void part.load();
  await vi.waitFor(() => expect(part.getRetry()).toBeDefined());
  await part.preload();
  expect(part.getRetry()).toBeUndefined();
});
