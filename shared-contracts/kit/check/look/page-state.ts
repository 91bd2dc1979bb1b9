import type { Page } from 'playwright-core';
import type { PageState } from '../subject.ts';

/** How long a page may take to come to life before it counts as dead, in milliseconds. */
const patience = 20_000;
/** How long to wait for a pause of half a second in what it requests, in milliseconds. */
const quiet = 5_000;

/** Reads what is on the page now. */
export function readState(page: Page, remote: string): Promise<PageState> {
  return page.evaluate(readInPage, remote);
}

/** Waits until the heading is hydrated and nothing more arrives. A page that never gets there shows it in its state. */
export async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const heading = [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility());
        return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
      },
      undefined,
      { timeout: patience },
    )
    .catch(() => {});
  // A page may go on asking for something.
  await page.waitForLoadState('networkidle', { timeout: quiet }).catch(() => {});
}

function readInPage(remote: string): PageState {
  const composition = JSON.parse(document.getElementById('composition')?.textContent ?? '{}');
  const heading = [...document.querySelectorAll('main h1')].find((element) => element.checkVisibility());
  return {
    heading: heading?.textContent?.trim(),
    isHydrated: Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber')),
    version: composition.remotes?.[remote]?.release?.version,
    isRendered: composition.pageRendered === true,
    hasRetry: [...document.querySelectorAll('main button')].some(
      (button) => button.textContent?.trim() === 'Retry' && button.checkVisibility(),
    ),
  };
}
