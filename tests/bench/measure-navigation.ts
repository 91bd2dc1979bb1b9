import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Locator, Page } from 'playwright';
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
  const { page, devTools, close } = await openDevice(browser, 'phone');
  await page.addInitScript(watchTaps);
  await page.goto(origin + from, { waitUntil: after === 0 ? 'domcontentloaded' : 'load' });
  if (after > 0) await page.waitForLoadState('networkidle');
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(after);
  await page.evaluate((path) => sessionStorage.setItem('to', path), to);
  await tap(link, devTools);
  const time = await waitForPaint(page);
  await close();
  return time;
}

/** How long a finger rests on the screen in a tap, in milliseconds. A link that is tapped answers as it is lifted. */
const rest = 80;

async function tap(link: Locator, devTools: CDPSession): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link to tap has no place on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeout(rest);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in every page: records when the link is tapped, or something else, and when the heading of its target is painted. */
function watchTaps(): void {
  const now = () => performance.timeOrigin + performance.now();
  const before = document.querySelector('main h1')?.textContent;
  const recordTap = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isHit = link?.pathname === sessionStorage.getItem('to');
    sessionStorage.setItem(isHit ? 'tapped' : 'missed', String(now()));
  };
  addEventListener('click', recordTap, { capture: true });
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

/** Patient: on a busy machine, a page of this phone can take long. */
async function waitForPaint(page: Page): Promise<number | undefined> {
  const isOver = () => sessionStorage.getItem('took') ?? sessionStorage.getItem('missed');
  await page.waitForFunction(isOver, undefined, { timeout: 60_000 });
  const took = await page.evaluate(() => sessionStorage.getItem('took'));
  return took ? Number(took) : undefined;
}
