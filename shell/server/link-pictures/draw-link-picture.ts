import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A 1200 by 630 picture with the site's mark and scene, and in `oldWords` words that a page's title takes the place of. */
const scene = join(import.meta.dirname, '../../public/preview.png');
const ground = '#0b1120';
const oldWords = { left: 0, top: 230, width: 600, height: 330 };
const mark = { left: 72, top: 150, width: 72, height: 72 };

/** Where words go and how large they may be, in pixels. */
const title = { left: 72, top: 250, width: 540, height: 310, sizes: [64, 54, 46, 40, 34, 29], color: '#eceef6' };
const name = { left: 168, top: 166, width: 430, height: 72, sizes: [30, 24, 20], color: '#a4abc0' };

const typeface = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
);

/** Where a page's own picture goes, and the shade that leads to it from the side of the words. */
const ownPlace = { left: 480, width: 720, height: 630 };
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="shade">
  <stop offset=".42" stop-color="${ground}"/><stop offset=".52" stop-color="${ground}" stop-opacity=".8"/>
  <stop offset=".7" stop-color="${ground}" stop-opacity="0"/></linearGradient>
  <path fill="url(#shade)" d="M0 0h1200v630H0z"/></svg>`;

/**
 * Draws a page's title and the site's name over a picture, as a PNG of 1200 by 630 pixels. Brings its typeface, because servers
 * have none.
 *
 * @param own the page's own picture; the site's scene if it has none
 */
export async function drawLinkPicture(words: { title: string; siteName: string }, own?: ArrayBuffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { left, top, ...size } = oldWords;
  const beneath = own
    ? [
        { input: await sharp(own).resize(ownPlace.width, ownPlace.height).toBuffer(), left: ownPlace.left, top: 0 },
        { input: Buffer.from(shade), left: 0, top: 0 },
        { input: await sharp(scene).extract(mark).toBuffer(), left: mark.left, top: mark.top },
      ]
    : [{ input: { create: { ...size, channels: 3 as const, background: ground } }, left, top }];
  const base = own ? sharp({ create: { width: 1200, height: 630, channels: 3, background: ground } }) : sharp(scene);
  return base
    .composite([...beneath, ...(await drawWords(words.title, title)), ...(await drawWords(words.siteName, name))])
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
