import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/dist/**'];
/** How long a test waits for what it polls, in milliseconds: long enough for a busy machine. */
const expected = { poll: { timeout: 15_000 } };
const include = ['{shell,mfe-*,shared-contracts,services,deploy,tests}/**/*.test'];

/** `*.test.ts` runs in Node; `*.test.tsx` renders, and runs in a DOM. Browser tests are `*.spec.ts` and Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: include.map((path) => `${path}.ts`),
          exclude,
          setupFiles: ['./shared-contracts/kit/testing/fail-on-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: expected,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: include.map((path) => `${path}.tsx`),
          exclude,
          setupFiles: ['./shared-contracts/kit/testing/fail-on-console.ts', './shared-contracts/kit/testing/dom.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: expected,
        },
      },
    ],
  },
});
