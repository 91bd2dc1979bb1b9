import { hydrated } from '../site/hydrated.ts';
import { expect } from '../site/test.ts';
import { editableSite } from './editable-site.ts';
import { findCutText } from './find-cut-text.ts';
import { pathOfEachKind } from './path-of-each-kind.ts';
import { keepOne, lengthenTexts, listHundred } from './strange-content.ts';

const widths = [320, 390, 1440];

const contents = {
  'texts of 200 characters and words of 80': editableSite({}, lengthenTexts),
  'one item in each list': editableSite({}, keepOne),
  'a hundred items in each list': editableSite({}, listHundred),
};

for (const [name, test] of Object.entries(contents)) {
  test.describe(name, () => {
    test.use({ reducedMotion: 'reduce' });

    test('no page scrolls sideways or cuts a text', async ({ page, site }) => {
      test.setTimeout(300_000);
      const found: string[] = [];
      for (const path of await pathOfEachKind(site)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await hydrated(page);
        for (const width of widths) found.push(...(await findCutText(page, width)).map((cut) => `${path} ${cut}`));
      }
      expect(found).toEqual([]);
    });

    test('no open menu or dialog does either', async ({ page, site }) => {
      const study = (await pathOfEachKind(site)).find((path) => path.startsWith('/case-study/')) ?? '';
      const opened = {
        '/case-study': () => page.locator('summary', { hasText: 'AWS Services' }).click(),
        [study]: () => page.getByRole('button', { name: 'Download full Case Study' }).click(),
        '/about-us': () => page.getByRole('button', { name: 'Open menu' }).click(),
      };
      const found: string[] = [];
      for (const [path, open] of Object.entries(opened)) {
        await page.setViewportSize({ width: 320, height: 700 });
        await page.goto(path);
        await hydrated(page);
        await open();
        found.push(...(await findCutText(page, 320)).map((cut) => `${path} ${cut}`));
      }
      expect(found).toEqual([]);
    });
  });
}
