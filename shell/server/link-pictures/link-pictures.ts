import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { linkPicturesPath } from '../../src/head/image-tags.ts';
import { unescapeHtml } from '../../src/head/write-head.ts';
import { drawLinkPicture } from './draw-link-picture.ts';

const largest = 16 * 1024 * 1024;

/**
 * `GET /link-pictures/{digest}/{page}.png`: the picture of a page for links on other sites. Draws only what the page itself names
 * as its picture, so nobody can have other words drawn, and leads from an earlier title's picture to the current one.
 *
 * @param readPage asks this site for a page
 */
export function linkPictures(readPage: (path: string) => Response | Promise<Response>): Hono {
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
    const drawn = await oneAtATime(
      async () =>
        pictures.get(pathname) ??
        Buffer.from(await drawLinkPicture(readProperty(html, 'title'), readProperty(html, 'site_name'))),
    );
    pictures.set(pathname, drawn);
    return picture(drawn);
  });
  return app;
}

function picture(body: Buffer<ArrayBuffer>): Response {
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000, immutable' };
  return new Response(body, { headers });
}

/** Reads an Open Graph property from the shell's own HTML. */
function readProperty(html: string, name: string): string {
  const [, text = ''] = new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html) ?? [];
  return unescapeHtml(text);
}
