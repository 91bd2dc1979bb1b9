import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toHeadTags } from '../../src/head/head-tags.ts';
import { toImageTags } from '../../src/head/image-tags.ts';
import { toHeadHtml } from '../../src/head/write-head.ts';
import { linkPictures } from './link-pictures.ts';

const origin = 'https://www.example.com';
const reported: string[] = [];

/** A site with one page. */
function site(page: { title: string; image?: string; noIndex?: boolean }, path = '/about-us') {
  const meta = { description: 'Who we are.', ...page };
  const tags = [...toHeadTags(meta, path, { name: 'Provider', origin }), ...toImageTags(meta, path, origin)];
  const head = toHeadHtml(tags);
  const pictures = linkPictures(
    (asked) => new Response(head, { status: asked === path ? 200 : 404 }),
    (error) => reported.push(String(error)),
  );
  const app = new Hono().route('/', pictures);
  const named = /"og:image" content="([^"]*)"/.exec(head)?.[1] ?? '';
  return { named, ask: (address: string) => app.request(new URL(address, origin).pathname) };
}

it.each(['/about-us', '/', '/case-study/a%20b'])(
  'draws the picture that %s names, to be kept for long',
  async (path) => {
    const { named, ask } = site({ title: 'Engineers <first> & "last"' }, path);
    const answer = await ask(named);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  },
);

it('draws what the page says, also when that is long', async () => {
  const draw = async (title: string) => {
    const { named, ask } = site({ title });
    return Buffer.from(await (await ask(named)).arrayBuffer());
  };
  const short = await draw('About Us');
  expect(await draw('About Us')).toEqual(short);
  expect(await draw('About')).not.toEqual(short);
  expect((await draw('Infrastrukturmodernisierung '.repeat(40))).length).toBeGreaterThan(10_000);
});

it('draws the title over the page’s own picture, and over the site’s scene while that does not load', async () => {
  const green = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#00ff00' } });
  const host = createServer(async (_, response) => response.end(await green.clone().png().toBuffer())).listen(0);
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const { named, ask } = site({ title: 'About Us', image: `http://localhost:${port}/a.png?w=1200&h=630` });
  const rightEdgeOf = async (answer: Response) => {
    const edge = { left: 1195, top: 300, width: 1, height: 1 };
    return [
      ...(await sharp(await answer.arrayBuffer())
        .removeAlpha()
        .extract(edge)
        .raw()
        .toBuffer()),
    ];
  };
  expect(named).toContain('/link-pictures/');
  const drawn = await ask(named);
  const [red = 255, shown = 0] = await rightEdgeOf(drawn);
  expect([red < 60, shown > 180, drawn.headers.get('cache-control')]).toEqual([
    true,
    true,
    'public, max-age=31536000, immutable',
  ]);
  host.close();
  host.closeAllConnections();
  expect((await ask(named)).status).toBe(200);
  const other = site({ title: 'About Us', image: `http://localhost:${port}/b.png` });
  const later = await other.ask(other.named);
  expect((await rightEdgeOf(later))[1]).toBeLessThan(100);
  expect(later.headers.get('cache-control')).toBe('public, max-age=60');
  expect(reported).toHaveLength(1);
});

it('leads from the picture of an earlier title to the current one', async () => {
  const earlier = site({ title: 'Engineers first' }).named;
  const { named, ask } = site({ title: 'Engineers, first and last' });
  expect(named).not.toBe(earlier);
  const answer = await ask(earlier);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, new URL(named).pathname]);
});

it('draws nothing for pages that are missing', async () => {
  const { named, ask } = site({ title: 'About Us' });
  expect((await ask(named.replace('about-us', 'about-them'))).status).toBe(404);
  expect(site({ title: 'Not found', noIndex: true }).named).toBe(`${origin}/assets/preview.png`);
});
