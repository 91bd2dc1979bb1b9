import type { Page } from 'playwright';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test('a link that is pressed before hydration asks for its page before it is let go', async ({ page }) => {
  const prefetched = await watchPrefetches(page);
  await page.route(/\.js$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await pressCaseStudies(page);
  await expect.poll(() => prefetched).toEqual(['/case-study']);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Case Studies');
  const delivery = () => performance.getEntriesByType('navigation').map((visit) => Reflect.get(visit, 'deliveryType'));
  expect(await page.evaluate(delivery)).toEqual(['navigational-prefetch']);
});

test('once the page is hydrated, a pressed link asks for what its page needs, and for no document', async ({
  page,
}) => {
  const prefetched = await watchPrefetches(page);
  await page.goto('/');
  await hydrated(page);
  await pressCaseStudies(page);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Case Studies');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([
    new URL('/', page.url()).href,
  ]);
  expect(prefetched).toEqual([]);
});

/** Collects the paths of what the browser asks for by its own rules. Playwright shows only the requests of the page. */
async function watchPrefetches(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Prefetch') paths.push(new URL(request.url).pathname);
  });
  return paths;
}

async function pressCaseStudies(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Case studies' }).first().hover();
  await page.mouse.down();
}
