/**
 * Subsets the site's two fonts from the Fontsource packages. Keeps Latin-1, common punctuation, and only as much of the
 * variable axes as the site uses: 41 kB for both fonts instead of 76. Run it after upgrading Fontsource:
 * `npm run fonts -w @site/ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const punctuation = 'ıŒœ‐‑‒–—‘’‚“”„†•…′″‹›€™←↑→↓−\u2009\u202f';

const glyphs = [...codePoints(0x20, 0x7e), ...codePoints(0xa0, 0xff), ...punctuation].join('');

await cut('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', 'hanken-grotesk.woff2', {
  wght: { min: 400, max: 700 },
});
// Headings use one weight, and a headline's optical size, which is tighter than the file's default for small text.
await cut('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', 'bricolage-grotesque.woff2', {
  wght: 680,
  opsz: 48,
});

function codePoints(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function cut(
  from: string,
  to: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
): Promise<void> {
  const source = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}`)));
  const font = await subsetFont(source, glyphs, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(to, import.meta.url), font);
  console.log(`${to}: ${font.length} bytes`);
}
