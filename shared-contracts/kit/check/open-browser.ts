import type { Browser } from 'playwright-core';

/** @throws an Error that says what to install */
export async function openBrowser(executablePath: string | undefined): Promise<Browser> {
  const [playwright] = await Promise.all([import('playwright-core'), import('axe-core')]).catch(() => {
    throw new Error('mfe check needs a browser’s driver and axe. Run: npm install --save-dev playwright-core axe-core');
  });
  return playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}
