import type { Page } from 'playwright-core';
import type { PageState } from '../subject.ts';

/** How long a page may take to come to life before it counts as dead, in milliseconds. */
const patience = 20_000;

/** Reads what is on the page now. */
export function readState(page: Page, remote: string): Promise<PageState> {
  return page.evaluate(readInPage, remote);
}

/** Waits until the heading is hydrated. One that never is shows in the page's state. */
export async function awaitHydrated(page: Page): Promise<void> {
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
