import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Presses the words of a label as people do: moves the pointer there, puts it down and lifts it. `check()` and `fill()`
 * skip what a browser does in between, such as moving the focus and starting a selection.
 */
export async function pressLabel(within: Page | Locator, words: string): Promise<void> {
  const label = within
    .locator('label')
    .and(within.getByText(words, { exact: true }))
    .filter({ visible: true });
  await label.scrollIntoViewIfNeeded();
  const middle = await label.evaluate((element) => {
    const text = [...element.childNodes].find((node) => node instanceof Text) ?? element;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line = element.getBoundingClientRect()] = range.getClientRects();
    return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
  });
  const { mouse } = label.page();
  await mouse.move(middle.x, middle.y);
  await mouse.down();
  await mouse.up();
}

/** Presses a field's label and types into the field that it focuses. */
export async function typeInto(within: Page | Locator, label: string, text: string): Promise<void> {
  await pressLabel(within, label);
  const field = within.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await field.pressSequentially(text);
}
