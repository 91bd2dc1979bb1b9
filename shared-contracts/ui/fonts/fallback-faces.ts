import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import arialBold from '@capsizecss/metrics/arial/700';
import arial from '@capsizecss/metrics/arial/regular';
import robotoBold from '@capsizecss/metrics/roboto/700';
import roboto from '@capsizecss/metrics/roboto/regular';
import { type Font, fromBuffer } from '@capsizecss/unpack';

/** Fonts of operating systems in two weights: Windows, macOS and iOS; Android; Linux. */
const systemFonts = {
  regular: [arial, roboto, await readDejaVu(400)],
  bold: [arialBold, robotoBold, await readDejaVu(700)],
};

/** The lightest weight that looks closer to bold than to regular. */
const boldFrom = 550;

/**
 * Writes `@font-face` rules that let the fonts of operating systems take up the space of a web font, at one of its weights.
 *
 * @param font the web font at this weight
 */
export async function toFallbackFaces(family: string, weight: number, font: Buffer): Promise<string> {
  const metrics: Font = { ...(await fromBuffer(font)), familyName: family };
  const fallbacks = weight < boldFrom ? systemFonts.regular : systemFonts.bold;
  const { fontFaces } = createFontStack(
    [metrics, ...fallbacks.map((fallback) => ({ ...fallback, familyName: fallback.familyName.replace(' Sans', '') }))],
    { fontFaceProperties: { fontWeight: weight } },
  );
  return fontFaces
    .replace(/local\('Arial( Bold)?'\)/g, "$&, local('Liberation Sans$1')") // It has the metrics of Arial.
    .replace("local('Roboto Regular')", "local('Roboto'), $&")
    .replaceAll("'", '"');
}

async function readDejaVu(weight: 400 | 700): Promise<Font> {
  const file = import.meta.resolve(`@fontsource/dejavu-sans/files/dejavu-sans-latin-${weight}-normal.woff2`);
  return fromBuffer(await readFile(fileURLToPath(file)));
}
