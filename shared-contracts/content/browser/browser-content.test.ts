import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserContent } from './browser-content.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives up a shell that hangs, and asks again the next time', async () => {
  const answers: ((init: RequestInit) => Promise<unknown>)[] = [hang, async () => Response.json({ title: 'Press' })];
  vi.stubGlobal('fetch', (_: string, init: RequestInit = {}) => answers.shift()?.(init));
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const content = createBrowserContent();
  await expect(content.read?.('press')).rejects.toThrow('aborted');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  expect(await content.read?.('press')).toEqual({ title: 'Press' });
});

/** Answers nothing until it is given up. */
async function hang({ signal }: RequestInit): Promise<never> {
  signal?.throwIfAborted();
  return new Promise((_, reject) => signal?.addEventListener('abort', reject));
}
