import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A 1200 by 630 picture with the site's mark and scene, and in `oldWords` words that a page's title takes the place of. */
const scene = join(import.meta.dirname, '../../public/preview.png');
const ground = '#0b1120';
const oldWords = { left: 0, top: 230, width: 600, height: 330 };

/** Where words go and how large they may be, in pixels. */
const title = { left: 72, top: 250, width: 540, height: 310, sizes: [64, 54, 46, 40, 34, 29], color: '#eceef6' };
const name = { left: 168, top: 166, width: 430, height: 72, sizes: [30, 24, 20], color: '#a4abc0' };

const typeface = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
);

/**
 * Draws a page's title and the site's name over the site's scene, as a PNG of 1200 by 630 pixels. Brings its typeface, because
 * servers have none.
 */
export async function drawLinkPicture(pageTitle: string, siteName: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { left, top, ...size } = oldWords;
  return sharp(scene)
    .composite([
      { input: { create: { ...size, channels: 3, background: ground } }, left, top },
      ...(await drawWords(pageTitle, title)),
      ...(await drawWords(siteName, name)),
    ])
    .png({ palette: true })
    .toBuffer();
}

/** Draws in the largest size that fits, or cuts the last lines of the smallest. */
async function drawWords(text: string, { left, top, width, height, sizes, color }: typeof title) {
  if (!text.trim()) return [];
  const { default: sharp } = await import('sharp');
  let input = Buffer.alloc(0);
  for (const size of sizes) {
    const words = sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font: `Bricolage Grotesque Bold ${size}`,
        fontfile: typeface,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
        width,
      },
    });
    const { data, info } = await words.png().toBuffer({ resolveWithObject: true });
    input = data;
    if (info.height <= height) return [{ input, left, top }];
  }
  const box = await sharp(input).metadata();
  const cut = await sharp(input).extract({ left: 0, top: 0, width: box.width, height }).toBuffer();
  return [{ input: cut, left, top }];
}

/** Pango reads the text as markup. */
function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
