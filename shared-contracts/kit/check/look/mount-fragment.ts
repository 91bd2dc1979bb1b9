import type { Page } from 'playwright-core';
import { placeId } from '../stage/build-stage.ts';
import type { FragmentSight } from '../subject.ts';
import { readState, settle } from './page-state.ts';
import { type Setting, withPage } from './setting.ts';

/** How long a fragment may take to come to life before it counts as dead, in milliseconds. */
const patience = 20_000;

/** Opens a page that shows one fragment. */
export function mountFragment(setting: Setting, name: string, address: string): Promise<FragmentSight> {
  return withPage(setting, {}, async (page, messages) => {
    const response = await page.goto(setting.shell + address);
    await settle(page);
    const isHydrated = await awaitContent(page);
    const text = await page.evaluate((id) => document.getElementById(id)?.textContent.trim() ?? '', placeId);
    const state = await readState(page, setting.remote);
    return { name, visit: { status: response?.status() ?? 0, state, messages, text, isHydrated } };
  });
}

/** Whether an element inside of what the shell puts around a fragment came to life. */
function awaitContent(page: Page): Promise<boolean> {
  return page
    .waitForFunction(
      (id) => {
        const content = document.querySelector(`#${id} > * > *`);
        return content && Object.keys(content).some((key) => key.startsWith('__reactFiber'));
      },
      placeId,
      { timeout: patience },
    )
    .then(
      () => true,
      () => false,
    );
}
