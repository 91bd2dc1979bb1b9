import type { Page, Route } from 'playwright/test';
import { answerElements } from '../../mfe-accelerators/src/assistant/answer-allowlist.ts';
import { attacks } from '../../mfe-accelerators/src/testing/attacks.ts';
import { generateAttacks, places } from '../../mfe-accelerators/src/testing/generate-attacks.ts';
import { hydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

const input = (page: Page) => page.getByRole('textbox', { name: /Which accelerator fits/ });
const exchange = (page: Page, question: string) => page.getByRole('article', { name: question, exact: true });

/** Two of the thousands in each place: unit tests try them all. */
const sample = Object.keys(places).flatMap((place, index) =>
  [index * 4, index * 4 + 41].map((which) => {
    const all = generateAttacks(place);
    return [`${place}, ${which}`, all[which % all.length] ?? ''] as const;
  }),
);

test.describe('hostile answers', () => {
  // The page's policy would block most of this too. This test is about the sanitizer alone.
  test.use({ bypassCSP: true });

  for (const sanitizer of ['the browser', 'DOMPurify']) {
    test(`run nothing, request nothing and keep their text, sanitized by ${sanitizer}`, async ({ page, site }) => {
      test.setTimeout(180_000);
      const effects: string[] = [];
      page.on('dialog', async (dialog) => {
        effects.push(`dialog ${dialog.message()}`);
        await dialog.dismiss();
      });
      page.on('popup', (popup) => effects.push(`window ${popup.url()}`));
      page.on('request', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (hostname !== new URL(site.url).hostname || pathname === '/x') effects.push(`request ${request.url()}`);
      });
      if (sanitizer === 'DOMPurify') await page.addInitScript(removeSetHtml);
      let attack = '';
      await page.route('**/bedrock', (route) => answer(route, `<p>See <a href="/press">our press</a>.</p>${attack}`));
      await open(page);
      const address = page.url();
      expect(await page.evaluate(() => 'setHTML' in document.body)).toBe(sanitizer === 'the browser');

      for (const [technique, html] of [...attacks, ...sample]) {
        attack = html;
        await ask(page, technique);
        const shown = exchange(page, technique).locator('[aria-live="polite"]');
        await expect(shown.getByRole('link', { name: 'our press' }), technique).toHaveAttribute('href', '/press');
        const foreign = await shown.evaluate(findForeign, [...answerElements, 'mark']);
        expect.soft(foreign, technique).toEqual([]);
        expect.soft(effects.splice(0), technique).toEqual([]);
      }
      await page.waitForLoadState('networkidle');
      expect(effects).toEqual([]);
      expect(page.url()).toBe(address);
    });
  }
});

test('titles of programs are highlighted, and the first scrolls into view after 5 s', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const more = '<p>There is more to say.</p>'.repeat(60);
  await page.route('**/bedrock', (route) =>
    answer(route, `${more}<p>Take <a href="/accelerators">CTRL Ignite</a>.</p>${more}<p>Or resiliencex.</p>`),
  );
  await open(page);
  await page.clock.install({ time: '2026-01-01T08:00:00Z' });
  await page.clock.pauseAt('2026-01-01T09:00:00Z');
  await ask(page, 'What fits?');
  const marks = exchange(page, 'What fits?').locator('mark');
  await expect(marks).toHaveText(['CTRL Ignite', 'resiliencex']);
  await expect(page.getByRole('link', { name: 'CTRL Ignite', exact: true }).locator('mark')).toHaveCount(1);
  await page.clock.runFor(4_999);
  await expect(marks.first()).not.toBeInViewport();
  await page.clock.runFor(1);
  await expect(marks.first()).toBeInViewport();
  await expect(marks.last()).not.toBeInViewport();
});

test('a canceled question returns to the input', async ({ page }) => {
  const asked = await holdAnswers(page);
  await open(page);
  await ask(page, 'What fits?');
  await expect.poll(() => asked.length).toBe(1);
  const canceled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/bedrock'));
  await exchange(page, 'What fits?').getByRole('button', { name: 'Cancel' }).click();
  expect((await canceled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(exchange(page, 'What fits?')).toBeHidden();
  await expect(input(page)).toHaveValue('What fits?');
  await expect(input(page)).toBeFocused();
});

test('a second question waits for the first, and both get answers', async ({ page }) => {
  const asked = await holdAnswers(page);
  await open(page);
  await ask(page, 'First?');
  await ask(page, 'Second?');
  await expect(exchange(page, 'Second?')).toContainText('Up next');
  await expect.poll(() => asked.map(toPrompt)).toEqual(['First?']);
  await answer(asked[0] as Route, '<p>One.</p>');
  await expect(exchange(page, 'First?')).toContainText('One.');
  await expect.poll(() => asked.map(toPrompt)).toEqual(['First?', 'Second?']);
  await answer(asked[1] as Route, '<p>Two.</p>');
  await expect(exchange(page, 'Second?')).toContainText('Two.');
  await expect(exchange(page, 'First?')).toContainText('One.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a question has the answer', async ({ page }) => {
    await page.goto('/accelerators?q=What%20is%20ResilienceX%3F');
    const answer = exchange(page, 'What is ResilienceX?');
    const link = answer.getByRole('link', { name: /^ResilienceX/ }).first();
    // A page does not wait for long: on a busy machine it has a button that does.
    const show = answer.getByRole('button', { name: 'Show the answer' });
    await expect(link.or(show)).toBeVisible();
    if (await show.isVisible()) await show.click();
    await expect(link).toHaveAttribute('href', '/accelerators/resiliencex-backup-disaster-recovery-ha-workshop');
  });

  test('a question knows what it follows, and so does the address of its answer', async ({ page }) => {
    await page.goto('/accelerators?q=What%20is%20ResilienceX%3F');
    await input(page).fill('How long does it take?');
    await input(page).press('Enter');
    const answer = exchange(page, 'How long does it take?');
    await expect(answer).toContainText('Three days');
    await answer.getByRole('link', { name: 'Link to this answer' }).click();
    await expect(page).toHaveURL('/accelerators?q=What%20is%20ResilienceX%3F&q=How%20long%20does%20it%20take%3F');
    await expect(answer).toContainText('Three days');
    await expect(answer).toContainText('Follows “What is ResilienceX?”');
  });

  test('a question that the site cannot answer goes to the contact form', async ({ page }) => {
    await page.goto('/accelerators?q=How%20do%20I%20cook%20soup%3F');
    await exchange(page, 'How do I cook soup?').getByRole('link', { name: 'Ask an engineer' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('How do I cook soup?');
  });
});

test('a visitor sends that an answer did not help, and the API takes it', async ({ page }) => {
  await open(page);
  await ask(page, 'What is ResilienceX?');
  const shown = exchange(page, 'What is ResilienceX?');
  await shown.getByRole('button', { name: 'No', exact: true }).click();
  await shown.getByRole('textbox', { name: /What should we know/ }).fill('Too short');
  const taken = page.waitForResponse('**/assistant/feedback');
  await shown.getByRole('button', { name: 'Send' }).click();
  expect((await taken).status()).toBe(204);
  await expect(shown.getByText('Thank you.')).toBeFocused();
});

test('a question after a reload still knows what it follows', async ({ page }) => {
  await open(page);
  await ask(page, 'What is ResilienceX?');
  await expect(exchange(page, 'What is ResilienceX?')).toContainText('Was this helpful?');
  await page.reload();
  await hydrated(page);
  await ask(page, 'How long does it take?');
  await expect(exchange(page, 'How long does it take?')).toContainText('Follows “What is ResilienceX?”');
  await expect(exchange(page, 'How long does it take?')).toContainText('Three days');
});

test('earlier answers survive a reload', async ({ page }) => {
  await page.route('**/bedrock', (route) => answer(route, '<p>One.</p>'));
  await open(page);
  await ask(page, 'First?');
  await expect(exchange(page, 'First?')).toContainText('One.');
  await page.reload();
  await hydrated(page);
  await page.getByText('Earlier questions (1)').click();
  await page.getByText('First?').click();
  await expect(page.getByText('One.', { exact: true })).toBeVisible();
});

async function open(page: Page): Promise<void> {
  await page.goto('/accelerators');
  await hydrated(page);
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

async function answer(route: Route, content: string): Promise<void> {
  await route.fulfill({ json: { response: { content } } });
}

/** Collects the questions that the page sends, for the test to answer. */
async function holdAnswers(page: Page): Promise<Route[]> {
  const asked: Route[] = [];
  await page.route('**/bedrock', (route) => void asked.push(route));
  return asked;
}

function toPrompt(route: Route): unknown {
  return route.request().postDataJSON().prompt;
}

/** Simulates a browser without a built-in sanitizer; runs in the page. */
function removeSetHtml(): void {
  delete (Element.prototype as { setHTML?: unknown }).setHTML;
}

/** Finds elements, attributes and links that an answer must not contain; runs in the page. */
function findForeign(answerOnPage: Element, allowed: string[]): string[] {
  return [...answerOnPage.querySelectorAll('*')].flatMap((element) => {
    const attributes = element.getAttributeNames();
    const isLink = element instanceof HTMLAnchorElement;
    return [
      ...(allowed.includes(element.localName) ? [] : [`<${element.localName}>`]),
      ...attributes.filter((name) => !(isLink && name === 'href')).map((name) => `${element.localName} ${name}`),
      ...(isLink && element.origin !== location.origin ? [element.href] : []),
    ];
  });
}
