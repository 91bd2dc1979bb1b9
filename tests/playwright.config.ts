import { defineConfig } from 'playwright/test';

/** Whole-site tests in Debian's Chromium. Run them with `npm test`, or on their own with `npm run browser -w tests`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './site/build-site.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Patient: a site takes long to start on a busy machine, and what is awaited ends the wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.data/browser-tests.json' }]],
  outputDir: '../.data/browser-tests',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
