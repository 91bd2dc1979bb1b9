import { brotliCompressSync, constants } from 'node:zlib';
import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../site/test.ts';

/** The budget of a first visit to Home, in transferred bytes. */
const budget = { requests: 22, javaScript: 109_000, css: 16_000, html: 30_000 };

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  priority: string;
}

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`a first visit to Home on a ${device}`, () => {
    test.use({ viewport });

    test('stays within the budget of requests and bytes', async ({ page }) => {
      const { transfers, figures } = await visit(page);
      console.log(
        `Home, ${device}: ${Object.entries(figures)
          .map(([name, value]) => `${name} ${value}`)
          .join(', ')}`,
      );
      const list = transfers
        .map(({ url, type, bytes }) => `${String(bytes).padStart(8)} ${type.padEnd(10)} ${url}`)
        .join('\n');
      expect.soft(figures.requests, list).toBeLessThanOrEqual(budget.requests);
      expect.soft(figures.javaScript, list).toBeLessThanOrEqual(budget.javaScript);
      expect.soft(figures.css, list).toBeLessThanOrEqual(budget.css);
      expect.soft(figures.html, list).toBeLessThanOrEqual(budget.html);
      const fromElsewhere = transfers.filter(({ type }) => type === 'Stylesheet').map(({ url }) => url);
      expect(fromElsewhere, 'stylesheets that block the first paint').toEqual([]);
    });

    test('waits for no script before the first paint, and shifts nothing', async ({ page }) => {
      const { transfers, blocking, early } = await visit(page);
      expect(blocking, 'resources that block rendering').toEqual([]);
      expect(early, 'scripts asked for before the first paint').toEqual([]);
      const scripts = transfers.filter(({ type }) => type === 'Script');
      expect(scripts.filter(({ priority }) => !/^(VeryLow|Low)$/.test(priority))).toEqual([]);
      await scrollToEnd(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

/** Loads Home with an empty cache, and records what was transferred. */
async function visit(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const transfers = await record(devTools);
  await page.addInitScript(observeLayoutShift);
  const response = await page.goto('/');
  await page.waitForLoadState('networkidle');
  const html = await response?.text();
  const styles = [...(html ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
  const sum = (type: string) =>
    transfers.filter((transfer) => transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  );
  const early = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return scripts.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).map(({ name }) => name);
  });
  const figures = {
    requests: transfers.length,
    javaScript: sum('Script'),
    css: brotliCompressSync(styles, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    html: sum('Document'),
    pictures: sum('Image'),
    fonts: sum('Font'),
    layoutShift: (await layoutShifts(page)).reduce((total, { value }) => total + value, 0),
  };
  return { transfers, figures, blocking, early };
}

/** Turns the wheel until the page ends. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    const from = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from);
  }
}

async function record(devTools: CDPSession): Promise<Transfer[]> {
  const byId = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:')) return;
    const transfer = { url: request.url, type: type ?? 'Other', bytes: 0, priority: request.initialPriority };
    byId.set(requestId, transfer);
    transfers.push(transfer);
  });
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    const transfer = byId.get(requestId);
    // The type of a preloaded script is known only when it arrives.
    if (transfer && type !== 'Other') transfer.type = type;
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byId.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await devTools.send('Network.enable');
  return transfers;
}

interface Watched {
  shifts: { value: number; sources: string[] }[];
}

function observeLayoutShift(): void {
  const watched = window as unknown as Watched;
  watched.shifts = [];
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  const toPlace = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 80)} from ${toPlace(previousRect)} to ${toPlace(currentRect)}`;
      });
      watched.shifts.push({ value, sources: moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moved without the visitor's doing, and by how much of the screen. */
function layoutShifts(page: Page): Promise<Watched['shifts']> {
  return page.evaluate(() => (window as unknown as Watched).shifts);
}
