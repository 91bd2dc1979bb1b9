import type { Browser, Page } from 'playwright';
import { hydrated } from '../site/hydrated.ts';
import type { TestSite } from '../site/start-test-site.ts';
import type { Subject } from './subjects.ts';

/** What a visitor with scripts sees. */
export interface BrowserSight {
  what: 'page' | 'page with Retry' | 'fallback with Retry' | 'readable, still loading' | 'taking a break';
  harm: string[];
}

interface Options {
  /** Whether something goes wrong in this browser, so that there is a Retry. */
  hasTrouble: boolean;
  /** It is late rather than wrong: there is no Retry yet. */
  isSlow?: boolean;
  /** Ends the fault; after it, Retry has to bring the page to life. */
  mend?: (() => void) | undefined;
}

const patience = { timeout: 25_000 };

/** Opens the page that shows the subject in Chromium. */
export async function openInBrowser(
  browser: Browser,
  site: TestSite,
  subject: Subject,
  { hasTrouble, isSlow = false, mend }: Options,
): Promise<BrowserSight> {
  const page = await browser.newPage();
  const harm: string[] = [];
  const expectVisible = async (name: string, locator: ReturnType<Page['locator']>) => {
    await locator
      .first()
      .waitFor({ state: 'visible', ...patience })
      .catch(() => harm.push(`in a browser, there is no ${name}`));
  };
  try {
    await page.goto(site.url + subject.path, { waitUntil: 'commit' });
    await expectVisible('nav', page.getByRole('banner'));
    await expectVisible('footer', page.getByRole('contentinfo'));
    await expectVisible('heading', page.getByRole('main').getByRole('heading', { level: 1 }));
    const retry = page.getByRole('button', { name: 'Retry' });
    if (isSlow) return { what: 'readable, still loading', harm };
    if (subject.fragment) await scrollToFragment(page);
    if (hasTrouble) await expectVisible('Retry', retry);
    else await hydrated(page);
    const what = await nameSight(page);
    if (!hasTrouble && what !== 'page' && what !== 'taking a break') harm.push(`in a browser, there is a ${what}`);
    if (mend) {
      mend();
      await retry.first().click(patience);
      await retry
        .first()
        .waitFor({ state: 'hidden', ...patience })
        .catch(() => harm.push('Retry changes nothing'));
    }
    return { what, harm };
  } catch (error) {
    return { what: 'page', harm: [...harm, `in a browser: ${(error as Error).message.split('\n')[0]}`] };
  } finally {
    await page.close();
  }
}

/** Fragments hydrate when they come into view. */
async function scrollToFragment(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded(patience);
  const testimonials = page.getByRole('heading', { name: 'What Clients Say About Us' });
  await testimonials.scrollIntoViewIfNeeded(patience);
}

async function nameSight(page: Page): Promise<BrowserSight['what']> {
  const isBreak = await page.getByText('taking a break').first().isVisible();
  if (!(await page.getByRole('button', { name: 'Retry' }).first().isVisible()))
    return isBreak ? 'taking a break' : 'page';
  return isBreak ? 'fallback with Retry' : 'page with Retry';
}
