import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import type { PageSight, Sizes } from '../subject.ts';
import { findViolations } from './find-violations.ts';
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
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await findViolations(page, { rules: { type: 'tag', values: standards } });
    found.push(
      ...violations.flatMap(({ id, help, places }) =>
        places.map(({ target }) => `at ${width} px, ${id} (${help}) at ${target}`),
      ),
    );
  }
  return found;
}
