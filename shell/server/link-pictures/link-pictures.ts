import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { linkPicturesPath, ownPictureName } from '../../src/head/image-tags.ts';
import { unescapeHtml } from '../../src/head/write-head.ts';
import { drawLinkPicture } from './draw-link-picture.ts';

const largest = 16 * 1024 * 1024;

/** How long the host of a page's own picture may take, in milliseconds. */
const patience = 5_000;

/**
 * `GET /link-pictures/{digest}/{page}.png`: the picture of a page for links on other sites. Draws only what the page itself names
 * as its picture, so nobody can have other words drawn, and leads from an earlier title's picture to the current one.
 *
 * @param readPage asks this site for a page
 * @param report logs that a page's own picture did not load; the site's scene takes its place for a minute
 */
export function linkPictures(
  readPage: (path: string) => Response | Promise<Response>,
  report: (error: unknown) => void,
): Hono {
  const app = new Hono();
  const pictures = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: largest,
    sizeCalculation: ({ length }) => length,
  });
  // Drawing takes the processor from pages.
  const oneAtATime = pLimit(1);

  app.get(`${linkPicturesPath}:digest/:page{.*\\.png}`, async (context) => {
    const { pathname } = new URL(context.req.url);
    const known = pictures.get(pathname);
    if (known) return picture(known);
    const page = pathname
      .slice(linkPicturesPath.length)
      .replace(/^[^/]*/, '')
      .replace(/\.png$/, '');
    const answer = await readPage(page);
    if (!answer.ok) return context.text('There is no such page.', answer.status >= 500 ? 503 : 404);
    const html = await answer.text();
    const named = URL.parse(readProperty(html, 'image'))?.pathname;
    if (named !== pathname) {
      return named?.startsWith(linkPicturesPath)
        ? context.redirect(named, 302)
        : context.text('This page has another picture.', 404);
    }
    const words = { title: readProperty(html, 'title'), siteName: readProperty(html, 'site_name') };
    const own = readTag(html, `name="${ownPictureName}"`);
    return oneAtATime(async () => {
      const drawn = pictures.get(pathname);
      if (drawn) return picture(drawn);
      try {
        const whole = Buffer.from(await drawLinkPicture(words, own ? await readPicture(own) : undefined));
        pictures.set(pathname, whole);
        return picture(whole);
      } catch (error) {
        if (!own) throw error;
        report(error);
        return picture(Buffer.from(await drawLinkPicture(words)), 'public, max-age=60');
      }
    });
  });
  return app;
}

function picture(body: Buffer<ArrayBuffer>, cacheControl = 'public, max-age=31536000, immutable'): Response {
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': cacheControl };
  return new Response(body, { headers });
}

/** Reads an Open Graph property from the shell's own HTML. */
function readProperty(html: string, name: string): string {
  return readTag(html, `property="og:${name}"`);
}

function readTag(html: string, attribute: string): string {
  const [, text = ''] = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html) ?? [];
  return unescapeHtml(text);
}

async function readPicture(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${address} responded with ${answer.status}`);
  return answer.arrayBuffer();
}
