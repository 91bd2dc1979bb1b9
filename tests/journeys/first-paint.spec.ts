import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from 'playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const widths = [390, 1440];

test.describe('a page whose fonts are slow', () => {
  for (const width of widths) {
    test(`is read in other fonts and never moves, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const fonts = await hold(page, '**/*.woff2');
      await page.addInitScript(recordShifts);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await painted(page);
      await hydrated(page);
      fonts.release();
      await page.waitForLoadState('networkidle');
      await twoFrames(page);
      expect(await shifts(page)).toEqual([]);
    });
  }

  test('shows the next page in its own fonts', async ({ page }) => {
    const fonts = await hold(page, '**/*.woff2');
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    fonts.release();
    await expect.poll(() => areLoaded(page, 'Hanken Grotesk Late')).toBe(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Case Studies' }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Case Studies' });
    await expect(heading).toBeVisible();
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
      /^"Bricolage Grotesque Late"/,
    );
  });
});

test.describe('a page that arrives slowly', () => {
  // Releases are read by the site's own origin only.
  test.use({ allowTrouble: true });

  for (const [path, width] of [
    ['/', 390],
    ['/', 820],
    ['/', 1440],
    ['/case-study', 1440],
  ] as const) {
    test(`never moves while it arrives: ${path} at ${width} px`, async ({ page, site }) => {
      const slow = await startSlowLine(site.url);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(recordShifts);
      await page.goto(slow.url + path, { waitUntil: 'domcontentloaded' });
      await painted(page);
      await twoFrames(page);
      expect(await shifts(page)).toEqual([]);
      await slow.stop();
    });
  }
});

test.describe('a page whose scripts are slow', () => {
  for (const width of widths) {
    test(`ends where the End key leads, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const scripts = await hold(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await arrived(page);
      // Chromium sometimes loses a key that scrolls if it is pressed before the first paint, on any page.
      await painted(page);
      await page.keyboard.press('End');
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      scripts.release();
      await hydrated(page);
      await expect(page.locator('[data-layout=late]')).toHaveCount(0);
      await twoFrames(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBeLessThan(2);
    });
  }

  test('repeats what was pressed before it was hydrated, once', async ({ page }) => {
    const scripts = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Press view' });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    scripts.release();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('repeats every press, so that a switch pressed twice is as it was', async ({ page }) => {
    const scripts = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const toggle = page.getByRole('button', { name: 'Press view' });
    await toggle.click();
    await toggle.click();
    scripts.release();
    await hydrated(page);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('opens its menu and keeps typed text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await hold(page, '**/*.js');
    await page.goto('/contact-us', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Full Name').fill('Operations lead');
    scripts.release();
    await hydrated(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('Operations lead');
  });
});

test.describe('parts below the first screen', () => {
  test('are laid out when they come near, and all of them once the page is idle', async ({ page }) => {
    const scripts = await hold(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveCSS('content-visibility', 'auto');
    scripts.release();
    await expect(footer).toHaveCSS('content-visibility', 'visible');
    await expect(page.locator('[data-layout="late"]')).toHaveCount(0);
  });

  test('keep the scroll bar within a tenth of its place when they are laid out', async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const scripts = await hold(page, '**/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await arrived(page);
      const before = await height(page);
      scripts.release();
      await expect(page.locator('[data-layout="late"]')).toHaveCount(0);
      expect(Math.abs((await height(page)) / before - 1)).toBeLessThan(0.1);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('can be reached by address and by keyboard, and are printed', async ({ page }) => {
      await page.goto('/accelerators#programs');
      await expect(page.getByRole('heading', { name: 'Our Accelerator Programs' })).toBeInViewport();
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      for (const part of await page.locator('[data-layout="late"]').all()) {
        await expect(part).toHaveCSS('content-visibility', 'visible');
      }
    });
  });

  test('are where they were after a reload', async ({ page }) => {
    // A first visit keeps its fallback fonts if the others come late, and they break the hero's lines elsewhere.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.reload();
    await expect(page.locator('[data-layout="late"]')).toHaveCount(0);
    const testimonials = page.getByRole('heading', { name: 'What Clients Say About Us' });
    await testimonials.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await page.evaluate(() => scrollY);
    await page.reload();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
    await expect(testimonials).toBeInViewport();
  });
});

/** Passes the site on, and pages a kilobyte at a time. */
async function startSlowLine(target: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(target + request.url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) return void response.end(bytes);
    for (let at = 0; at < bytes.length; at += 1_024) {
      response.write(bytes.subarray(at, at + 1_024));
      await setTimeout(8);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Holds requests back until they are released. */
async function hold(page: Page, pattern: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await promise;
    await route.continue().catch(() => {});
  };
  await page.route(pattern, wait);
  return { release: resolve };
}

/** Waits until the browser has read the whole HTML. Until then, a page ends where its HTML does so far. */
async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading');
}

function recordShifts(): void {
  const found: number[] = [];
  Object.assign(window, { shifts: found });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

function shifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

function areLoaded(page: Page, family: string): Promise<boolean> {
  return page.evaluate(
    (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
    family,
  );
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

function height(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
