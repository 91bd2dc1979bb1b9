import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Any console error or warning fails the test that caused it. A test that expects one mocks the console itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'console errors and warnings').toEqual([]);
});
