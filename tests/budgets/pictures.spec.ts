import { hydrated } from '../site/hydrated.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** Vector images have one size that fits all screens. */
const isDrawing = (address: string) => /\.svg(\?|$)/.test(address);

test('every image has a size, and comes in the size and format that the screen needs', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const path of pagePaths) {
    await page.goto(path);
    await hydrated(page);
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll('img')].map((img) => ({
        src: img.getAttribute('src') ?? '',
        alt: img.getAttribute('alt'),
        width: img.getAttribute('width'),
        height: img.getAttribute('height'),
        sizes: img.sizes,
        sources: [
          img.srcset,
          ...[...(img.closest('picture')?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset),
        ].filter(Boolean),
      })),
    );
    for (const { src, alt, width, height, sizes, sources } of pictures) {
      if (!width || !height) wrong.push(`${path} ${src}: no width and height`);
      if (alt === null) wrong.push(`${path} ${src}: no alt`);
      if (isDrawing(src) || src.startsWith('data:')) continue;
      const set = sources.join(', ');
      if (!/[?&]w=\d+/.test(set)) wrong.push(`${path} ${src}: no srcset of the Images API`);
      if (!/fm=(avif|webp)/.test(set + src)) wrong.push(`${path} ${src}: neither AVIF nor WebP`);
      if (/ \d+w/.test(set) && !sizes) wrong.push(`${path} ${src}: no sizes`);
    }
  }
  expect(wrong).toEqual([]);
});

test('images of the first screen load at once, the others when they are near', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('img')]
      .map((img) => ({ img, top: img.getBoundingClientRect().top }))
      .filter(
        ({ img, top }) =>
          (top > 3 * innerHeight && img.loading !== 'lazy') ||
          (top < innerHeight && img.loading === 'lazy' && img.fetchPriority === 'high'),
      )
      .map(({ img, top }) => `${img.currentSrc || img.src} at ${Math.round(top)} px is ${img.loading}`),
  );
  expect(wrong).toEqual([]);
});
