/**
 * Subsets the site's two fonts from the Fontsource packages. Keeps Latin-1, common punctuation, and only as much of the
 * variable axes as the site uses: 41 kB for both fonts instead of 76. Writes the faces that stand in for them, too. Run it
 * after upgrading Fontsource, or after a change of the weights in tokens.css: `npm run fonts -w @site/ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { toFallbackFaces } from './fallback-faces.ts';

const punctuation = 'ıŒœ‐‑‒–—‘’‚“”„†•…′″‹›€™←↑→↓−\u2009\u202f';

const glyphs = [...codePoints(0x20, 0x7e), ...codePoints(0xa0, 0xff), ...punctuation].join('');

const hanken = await read('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');
await write('hanken-grotesk.woff2', await cut(hanken, { wght: { min: 400, max: 700 } }));

// Headings use one weight, and a headline's optical size, which is tighter than the file's default for small text.
const bricolage = await cut(await read('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'), {
  wght: 680,
  opsz: 48,
});
await write('bricolage-grotesque.woff2', bricolage);

const faces = [await toFallbackFaces('Bricolage', 680, bricolage)];
for (const weight of [400, 550, 600, 650]) {
  faces.push(await toFallbackFaces('Hanken', weight, await cut(hanken, { wght: weight })));
}
await write('../styles/fallback-fonts.css', `/* Written by fonts/subset-fonts.ts. */\n${faces.join('\n')}\n`);

function codePoints(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

function read(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`)));
}

function cut(font: Buffer, variationAxes: Record<string, number | { min: number; max: number }>): Promise<Buffer> {
  return subsetFont(font, glyphs, { targetFormat: 'woff2', variationAxes });
}

async function write(file: string, content: Buffer | string): Promise<void> {
  await writeFile(new URL(file, import.meta.url), content);
  console.log(`${file}: ${content.length} bytes`);
}
