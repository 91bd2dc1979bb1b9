import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that logs a console error or warning. A test that expects one has to mock the console. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'console errors and warnings').toEqual([]);
});
