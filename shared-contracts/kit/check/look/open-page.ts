import { brotliCompressSync, constants } from 'node:zlib';
import type Axe from 'axe-core';
import type { Page, Request } from 'playwright-core';
import type { PageSight, Sizes } from '../subject.ts';
import { readState, settle } from './page-state.ts';
import { type Setting, withPage } from './setting.ts';

const widths = [390, 820, 1440];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A first visit on a phone: what it takes, what the browser says, and what axe finds at three widths. */
export function openPage(setting: Setting, address: string): Promise<PageSight['opened']> {
  return withPage(setting, {}, async (page, messages) => {
    const measure = startMeasuring(page);
    const response = await page.goto(setting.shell + address);
    await settle(page);
    const sizes = await measure();
    const state = await readState(page, setting.remote);
    // Fragments and late sections come to life when they come into view.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const barriers = await findBarriers(page);
    const { hasRetry } = await readState(page, setting.remote);
    return { status: response?.status() ?? 0, state: { ...state, hasRetry }, messages, sizes, barriers };
  });
}

/** @returns what was transferred since */
function startMeasuring(page: Page): () => Promise<Sizes> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    // A browser's own viewer, such as that of a PDF, loads its parts from the browser.
    if (/^https?:/.test(request.url())) requests.push(request);
  });
  return async () => {
    const transfers = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { url: request.url(), type: request.resourceType(), bytes: responseBodySize + responseHeadersSize };
      }),
    );
    const sum = (isCounted: (transfer: (typeof transfers)[number]) => boolean) =>
      transfers.filter(isCounted).reduce((total, { bytes }) => total + bytes, 0);
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join(''),
    );
    const inline = brotliCompressSync(styles, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
    return {
      requests: transfers.length,
      javaScript: sum(({ url }) => new URL(url).pathname.endsWith('.js')),
      html: sum(({ type }) => type === 'document'),
      css: inline + sum(({ url }) => new URL(url).pathname.endsWith('.css')),
    };
  };
}

async function findBarriers(page: Page): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const barriers = await page.evaluate(runAxe, standards);
    found.push(...barriers.map((barrier) => `at ${width} px, ${barrier}`));
  }
  return found;
}

async function runAxe(values: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const { violations } = await axe.run(
    { exclude: [['iframe']] },
    { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id} (${help}) at ${target.join(' ')}`),
  );
}
