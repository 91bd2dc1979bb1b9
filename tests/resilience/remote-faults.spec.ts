import type { Page } from 'playwright/test';
import type { ReleaseFault } from 'services/releases/origin.ts';
import { startTestSite, type TestSite } from '../site/start-test-site.ts';
import { expect, test } from '../site/test.ts';

test.use({ allowTrouble: true });

/** A page of each remote, and a page of another remote. */
const pages = {
  'mfe-marketing': { own: '/about-us', other: '/contact-us' },
  'mfe-case-studies': { own: '/case-study', other: '/contact-us' },
  'mfe-accelerators': { own: '/accelerators', other: '/contact-us' },
  'mfe-contact': { own: '/contact-us', other: '/case-study' },
};

const faults = {
  offline: { kind: 'offline' },
  slow: { kind: 'slow', milliseconds: 10_000 },
  broken: { kind: 'broken' },
} satisfies Record<string, ReleaseFault>;

for (const [remote, { own, other }] of Object.entries(pages)) {
  for (const name of ['offline', 'slow'] as const) {
    test(`${remote} ${name} on the server: the browser renders its page, and the other pages work`, async ({
      page,
      site: beside,
    }) => {
      const site = await startTestSite({ faults: { [`${remote}/server`]: faults[name] }, unmirrored: remote, beside });
      try {
        await page.goto(site.url + own);
        await expectNavAndFooter(page);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText('This page is taking a break');
        const answer = await fetch(site.url + other);
        expect(answer.status).toBe(200);
        expect(await answer.text(), 'another remote is rendered on the server').toMatch(/<main[\s\S]*<h1/);
      } finally {
        await site.stop();
      }
    });
  }
}

test('the page comes, too, where its data arrives while the browser still hydrates', async ({ page, site: beside }) => {
  const site = await startTestSite({
    faults: { 'mfe-case-studies/server': faults.slow },
    unmirrored: 'mfe-case-studies',
    beside,
  });
  try {
    await page.addInitScript(pauseBetweenSlices);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(`${site.url}/case-study`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Our Case Studies');
  } finally {
    await site.stop();
  }
});

test('a first release with altered server files is kept from browsers too', async ({ page, site: beside }) => {
  const site = await startTestSite({
    faults: { 'mfe-contact/server': faults.broken },
    unmirrored: 'mfe-contact',
    beside,
  });
  try {
    const response = await page.goto(`${site.url}/contact-us`);
    expect(response?.status()).toBe(503);
    await expectNavAndFooter(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is taking a break');
    expect(await page.content()).not.toContain(`${site.releasesUrl}/mfe-contact`);
  } finally {
    await site.stop();
  }
});

test.describe('in the browser', () => {
  let site: TestSite;
  test.beforeAll(async ({ site: beside }) => {
    site = await startTestSite({ beside });
  });
  test.afterEach(() => site.faults.clear());
  test.afterAll(() => site.stop());

  for (const [remote, { own, other }] of Object.entries(pages)) {
    for (const name of ['offline', 'broken'] as const) {
      test(`${remote} ${name}: its page stays readable, and Retry hydrates it`, async ({ page }) => {
        site.faults.set(`${remote}/client`, faults[name]);
        await page.goto(site.url + own);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectNavAndFooter(page);
        const retry = page.getByRole('button', { name: 'Retry' }).first();
        await expect(retry).toBeVisible();
        site.faults.clear();
        await retry.click();
        await expect(retry).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });

      test(`${remote} ${name}: navigating to its page shows a fallback with Retry`, async ({ page }) => {
        await page.goto(site.url + other);
        await hydrated(page);
        site.faults.set(`${remote}/client`, faults[name]);
        await goInPage(page, own);
        const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
        await expect(retry).toBeVisible();
        await expectNavAndFooter(page);
        site.faults.clear();
        await retry.click();
        await expect(retry).toBeHidden();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test(`${remote} slow: its page is readable at once, and nav works without it`, async ({ page }) => {
      site.faults.set(`${remote}/client`, faults.slow);
      await page.goto(site.url + own, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectNavAndFooter(page);
      await goInPage(page, other);
      await expect(page).toHaveURL(site.url + other);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

/** Runs in the browser: has React wait between two slices of its work, as it does on a busy device. */
function pauseBetweenSlices(): void {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    setTimeout(() => postMessage.call(this, message), 100);
  };
}

async function expectNavAndFooter(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Follows a link in the nav or footer, even in a closed menu, which a visitor would open first. */
async function goInPage(page: Page, path: string): Promise<void> {
  await page.locator(`header a[href="${path}"], footer a[href="${path}"]`).first().dispatchEvent('click');
}

/** Whether the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}
