import { hydrated } from '../site/hydrated.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

test('no page makes a formatter while it hydrates, which would block a phone for a quarter of a second', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'Collator', 'RelativeTimeFormat'] as const) {
      const Formatter: (new () => object) & { prototype: object } = Intl[name];
      const Watched = new Proxy(Formatter, {
        construct(...call) {
          made.push(name);
          return Reflect.construct(...call);
        },
      });
      Object.assign(Intl, { [name]: Watched });
    }
  });
  const found: string[] = [];
  for (const path of pagePaths) {
    await page.goto(path);
    await hydrated(page);
    const made = await page.evaluate(() => (window as unknown as { made: string[] }).made);
    if (made.length > 0) found.push(`${path} makes ${made.join(', ')}`);
  }
  expect(found).toEqual([]);
});
