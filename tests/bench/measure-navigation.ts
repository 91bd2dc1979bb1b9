import type { Browser, Page } from 'playwright';
import { openDevice } from './open-device.ts';

interface Tap {
  from: string;
  to: string;
  /** How long the visitor looks at the page before the tap, in milliseconds; 0 taps as soon as the link is there. */
  after: number;
}

/**
 * Measures the milliseconds from a tap on a link of `from` until the heading of `to` is painted, on a phone. A tap that misses,
 * because the page is laid out between aiming and tapping, is said and done again.
 */
export async function measureNavigation(browser: Browser, origin: string, tap: Tap): Promise<number> {
  for (let tries = 0; tries < 3; tries += 1) {
    const time = await tapOnce(browser, origin, tap);
    if (time !== undefined) return time;
    console.warn(`A tap from ${tap.from} to ${tap.to} after ${tap.after} ms missed the link.`);
  }
  throw new Error(`No tap led from ${tap.from} to ${tap.to}.`);
}

async function tapOnce(browser: Browser, origin: string, { from, to, after }: Tap): Promise<number | undefined> {
  const { page, close } = await openDevice(browser, 'phone');
  await page.addInitScript(watchTaps);
  await page.goto(origin + from, { waitUntil: after === 0 ? 'domcontentloaded' : 'load' });
  if (after > 0) await page.waitForLoadState('networkidle');
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(after);
  await page.evaluate((path) => sessionStorage.setItem('to', path), to);
  await link.tap();
  const time = await waitForPaint(page).catch(() => undefined);
  await close();
  return time;
}

/** Runs in every page: records when a link is tapped, and when the heading of its target is painted. */
function watchTaps(): void {
  const now = () => performance.timeOrigin + performance.now();
  const before = document.querySelector('main h1')?.textContent;
  addEventListener('click', () => sessionStorage.setItem('tapped', String(now())), { capture: true });
  requestAnimationFrame(function look() {
    const isThere = sessionStorage.getItem('tapped') && location.pathname === sessionStorage.getItem('to');
    const heading = document.querySelector('main h1')?.textContent;
    if (!isThere || !heading || (before && heading === before)) return void requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0];
      const isNewDocument = performance.timeOrigin > Number(sessionStorage.getItem('tapped'));
      if (isNewDocument && !painted) return void requestAnimationFrame(look);
      const end = isNewDocument && painted ? performance.timeOrigin + painted.startTime : now();
      sessionStorage.setItem('took', String(end - Number(sessionStorage.getItem('tapped'))));
    });
  });
}

async function waitForPaint(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => sessionStorage.getItem('took'), undefined, { timeout: 10_000 });
  return Number(await handle.jsonValue());
}
