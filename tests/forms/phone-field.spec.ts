import type { Locator } from 'playwright/test';
import { hydrated, partHydrated } from '../site/hydrated.ts';
import { expect, test } from '../site/test.ts';

test('the phone field edits across a hyphen like any text: with events, undo and the right error', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const phone = page.getByRole('textbox', { name: 'Phone Number' });
  const required = page.getByText('Phone number is required');
  await page.getByLabel('Full Name').fill('Ada Sample');
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Message').fill('5-010');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(required).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.evaluate((input) => {
    input.addEventListener('input', () => {
      input.dataset.inputs = String(Number(input.dataset.inputs ?? 0) + 1);
    });
  });
  await page.getByLabel('Message').selectText();
  await page.keyboard.press('ControlOrMeta+C');

  await phone.pressSequentially('550199');
  await expect(required).toBeHidden();
  await expect(phone).toHaveValue('550-199');
  await select(phone, 2, 2);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('555-010-0199');
  await expect(phone).toHaveAttribute('data-inputs', '7');

  await select(phone, 2, 5);
  await page.keyboard.press('Delete');
  await expect(phone).toHaveValue('551-001-99');
  await expect(phone).toHaveAttribute('data-inputs', '8');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(phone).toHaveValue('555-010-0199');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(phone).toHaveValue('550-199');

  await select(phone, 0, 7);
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(required).toBeVisible();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(phone).toHaveValue('501-0');
  await expect(required).toBeHidden();
});

test('the phone field says when another digit does not fit', async ({ page }) => {
  await page.goto('/contact-us');
  await hydrated(page);
  const phone = page.getByRole('textbox', { name: 'Phone Number' });
  await phone.pressSequentially('5550100199');
  await expect(phone).toHaveValue('555-010-0199');
  await select(phone, 0, 0);
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('555-010-0199');
  await expect(phone).toHaveAccessibleDescription('Phone number can have at most 10 digits after +1');
  await page.keyboard.press('Delete');
  await expect(phone).toHaveAccessibleDescription('');
});

for (const [filled, code, shown] of [
  ['+1 (555) 010-0199', '+1', '555-010-0199'],
  ['+447700900123', '+44', '770-090-0123'],
  ['٥٥٥٠١٠٠١٩٩', '+1', '555-010-0199'],
] as const) {
  for (const event of ['change', 'none, before hydration'] as const) {
    test(`a browser fills in ${filled}, with the event ${event}, and the form sends it`, async ({ page }) => {
      const { promise: isFilled, resolve: letScriptsCome } = Promise.withResolvers<void>();
      await page.route(/\.js(\?|$)/, async (route) => {
        await isFilled;
        await route.fallback();
      });
      await page.goto('/contact-us', { waitUntil: 'commit' });
      await expect(page.getByLabel('Full Name')).toBeVisible();
      if (event === 'change') {
        letScriptsCome();
        await hydrated(page);
        await partHydrated(page.getByLabel('Full Name'));
      }
      const values = { full_name: 'Ada', email: 'ada@example.com', phone: filled, message: 'Hello' };
      await page.getByRole('main').evaluate(
        (main, [entries, isEvent]) => {
          for (const [name, value] of entries) {
            const input = main.querySelector<HTMLInputElement>(`[name="${name}"]`);
            if (!input) throw new Error(`There is no input ${name}.`);
            input.value = value;
            if (isEvent) input.dispatchEvent(new Event('change', { bubbles: true }));
          }
        },
        [Object.entries(values), event === 'change'] as const,
      );
      letScriptsCome();
      await hydrated(page);
      await partHydrated(page.getByLabel('Full Name'));
      const sent = page.waitForRequest(/\/prod\/store\/contacts$/);
      await page.getByRole('button', { name: 'Submit' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ full_name: 'Ada', phone: `${code} ${shown}` });
      await expect(page.getByText('We got your message')).toBeVisible();
    });
  }
}

async function select(phone: Locator, from: number, to: number): Promise<void> {
  await phone.evaluate((input: HTMLInputElement, [start, end]) => input.setSelectionRange(start, end), [
    from,
    to,
  ] as const);
}
