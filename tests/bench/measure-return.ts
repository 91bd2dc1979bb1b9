import type { Browser } from 'playwright';
import { publishChanged } from '../deployment/publish-changed.ts';
import { hydrated } from '../site/hydrated.ts';
import type { TestSite } from '../site/start-test-site.ts';

/** What a browser downloaded. */
export interface Download {
  url: string;
  /** As they came over the network; 0 if the browser had the file. */
  bytes: number;
  isDocument: boolean;
}

const paths = ['/', '/case-study', '/contact-us'];
/** A text of the case studies in code, and what it becomes. */
const change = { from: 'Title or description', to: 'What was it about?' };

/**
 * A visitor who has seen pages of all remotes comes back, without and with a release of the case studies in between.
 *
 * @returns what each of the two visits downloaded, and the released version
 */
export async function measureReturn(browser: Browser, site: TestSite) {
  const context = await browser.newContext();
  try {
    const visit = async () => {
      const downloads: Download[] = [];
      for (const path of paths) downloads.push(...(await open(path)));
      return downloads.filter(({ bytes }) => bytes > 0);
    };
    await visit();
    const without = await visit();
    const version = await publishChanged(site.releasesDirectory, 'mfe-case-studies', change);
    while (!(await (await fetch(`${site.url}/case-study`)).text()).includes(change.to))
      await new Promise((resolve) => setTimeout(resolve, 100));
    return { without, after: await visit(), version };
  } finally {
    await context.close();
  }

  async function open(path: string): Promise<Download[]> {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const urls = new Map<string, { url: string; isDocument: boolean }>();
    const downloads: Download[] = [];
    devTools.on('Network.responseReceived', ({ requestId, response, type }) =>
      urls.set(requestId, { url: response.url, isDocument: type === 'Document' }),
    );
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
      const known = urls.get(requestId);
      if (known) downloads.push({ ...known, bytes });
    });
    await devTools.send('Network.enable');
    await page.goto(site.url + path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.close();
    return downloads;
  }
}
