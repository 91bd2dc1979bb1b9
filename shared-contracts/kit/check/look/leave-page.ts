import type { Page } from 'playwright-core';
import type { Left } from '../subject.ts';
import { findGlobalChanges, readGlobals } from './global-state.ts';
import { settle } from './page-state.ts';
import { isOwnFile, type Setting, withPage } from './setting.ts';
import { findStyleChanges, readShellStyles } from './shell-styles.ts';
import { type Watching, watchTimers } from './watch-timers.ts';

/** A page of the shell alone, because nobody owns this address. */
const ownPage = '/mfe-check/nobody-owns-this';

/** How long timers that run once may go on after the page was left, in milliseconds. */
const patience = 5_000;

/** Moves from a page of the shell to the candidate's page and back, like a visitor, and finds what that leaves behind. */
export function leavePage(setting: Setting, address: string): Promise<Left> {
  return withPage(setting, { viewport: { width: 1440, height: 900 } }, async (page) => {
    const gate = Promise.withResolvers<void>();
    await page.addInitScript(watchTimers, `/${setting.remote}/${setting.version}/`);
    // The shell may load the page's code before the visitor moves.
    await page.route(
      (url) => isOwnFile(setting, url),
      async (route) => {
        await gate.promise;
        await route.continue().catch(() => {});
      },
    );
    await page.goto(setting.shell + ownPage);
    await settle(page);
    const globals = await page.evaluateHandle(readGlobals);
    const before = await page.evaluateHandle(readShellStyles);
    gate.resolve();

    await moveTo(page, address);
    const during = await page.evaluateHandle(readShellStyles);
    await moveTo(page, ownPage);
    const after = await page.evaluateHandle(readShellStyles);
    const timers = await awaitTimers(page);
    const styles = [
      ...(await page.evaluate(findStyleChanges, [before, during] as never)).map(
        (change) => `while it is shown, ${change}`,
      ),
      ...(await page.evaluate(findStyleChanges, [before, after] as never)).map(
        (change) => `after it was left, ${change}`,
      ),
    ];
    return { styles, globals: await page.evaluate(findGlobalChanges, globals as never), timers };
  });
}

/** Moves without loading a new page, as Back and Forward do, so that it needs no link. */
async function moveTo(page: Page, address: string): Promise<void> {
  const heading = await page.locator('main h1').first().elementHandle();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await page.waitForFunction((old) => !old?.isConnected, heading);
  await settle(page);
}

/** @returns what still runs when whatever runs once has had the time to */
async function awaitTimers(page: Page): Promise<string[]> {
  const read = () => [...((window as unknown as Watching)[Symbol.for('mfe check')]?.values() ?? [])];
  await page
    .waitForFunction(() => (window as unknown as Watching)[Symbol.for('mfe check')]?.size === 0, undefined, {
      timeout: patience,
    })
    .catch(() => {});
  return [...new Set(await page.evaluate(read))].map((timer) => `a ${timer} still runs`);
}
