import type { Browser, Page } from 'playwright';
import { type Device, openDevice } from './open-device.ts';

/** A cold load of a page: times in milliseconds since the start of the navigation, sizes in transferred bytes. */
export interface Load {
  firstPaint: number;
  largestPaint: number;
  menuAnswers: number;
  layoutShift: number;
  requests: number;
  javaScript: number;
  html: number;
  bytes: number;
  blocking: number;
}

export async function measureLoad(browser: Browser, url: string, device: Device): Promise<Load> {
  const { page, devTools, close } = await openDevice(browser, device);
  const sizes = { requests: 0, javaScript: 0, html: 0, bytes: 0 };
  const types = new Map<string, string>();
  const open = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (request.url.startsWith('data:')) return;
    sizes.requests += 1;
    types.set(requestId, request.url.endsWith('.js') ? 'Script' : type);
    open.set(requestId, request.url);
  });
  devTools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    open.delete(requestId);
    sizes.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') sizes.javaScript += encodedDataLength;
    if (types.get(requestId) === 'Document') sizes.html += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' }).catch((error: Error) => {
    throw new Error(`${error.message} Still loading: ${[...open.values()].join(', ')}`);
  });
  await page.waitForLoadState('networkidle');
  const times = await readWatched(page);
  await close();
  return { ...times, ...sizes };
}

interface Watched {
  largestPaint: number;
  menuAnswers: number;
  layoutShift: number;
  longTasks: { start: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const watched: Watched = { largestPaint: 0, menuAnswers: 0, layoutShift: 0, longTasks: [] };
  Object.assign(window, { watched });
  const observe = (type: string, use: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        use(entry as PerformanceEntry & { value: number; hadRecentInput: boolean });
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) watched.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  requestAnimationFrame(function press() {
    const button = document.querySelector<HTMLElement>('header button[popovertarget="mobile-menu"]');
    button?.click();
    const menu = document.querySelector<HTMLElement>('#mobile-menu:popover-open');
    if (!menu) return void requestAnimationFrame(press);
    requestAnimationFrame(() => {
      watched.menuAnswers = performance.now();
      menu.hidePopover();
    });
  });
}

function readWatched(page: Page) {
  return page.evaluate(() => {
    const { largestPaint, menuAnswers, layoutShift, longTasks } = (window as unknown as { watched: Watched }).watched;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = longTasks
      .filter(({ start, duration }) => start + duration > firstPaint)
      .reduce((total, { duration }) => total + duration - 50, 0);
    return { firstPaint, largestPaint, menuAnswers, layoutShift, blocking };
  });
}
