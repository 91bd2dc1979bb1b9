import { expect, it, vi } from 'vitest';
import type { Complaint } from './renderer/renderer.ts';
import { createWatch } from './watch.ts';

/** Complains ten times of one version. */
function complainTenTimes(kind: Complaint['kind']) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), child: vi.fn() };
  const withdraw = vi.fn(async () => {});
  const watch = createWatch(log);
  watch.follow({ withdraw, count: vi.fn() });
  for (let time = 0; time < 10; time += 1) {
    watch.complain({ kind, remote: 'mfe-contact', version: '1.0.0-aaaa', message: 'It took too long.' });
  }
  return { withdraw, log };
}

it('has a version withdrawn whose pages cannot be rendered', () => {
  expect(complainTenTimes('failed').withdraw).toHaveBeenCalledWith('mfe-contact', '1.0.0-aaaa', expect.any(String));
});

it('keeps a version whose pages are late, since a busy machine makes all of them late, and logs it', () => {
  const { withdraw, log } = complainTenTimes('late');
  expect(withdraw).not.toHaveBeenCalled();
  expect(log.warn).toHaveBeenCalledTimes(10);
});
