import { Hono } from 'hono';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { toHeadTags } from '../../src/head/head-tags.ts';
import { toImageTags } from '../../src/head/image-tags.ts';
import { toHeadHtml } from '../../src/head/write-head.ts';
import { linkPictures } from './link-pictures.ts';

const origin = 'https://www.example.com';

/** A site with one page. */
function site(page: { title: string; image?: string; noIndex?: boolean }, path = '/about-us') {
  const meta = { description: 'Who we are.', ...page };
  const tags = [...toHeadTags(meta, path, { name: 'Provider', origin }), ...toImageTags(meta, path, origin)];
  const head = toHeadHtml(tags);
  const pictures = linkPictures((asked) => new Response(head, { status: asked === path ? 200 : 404 }));
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

it('leads from the picture of an earlier title to the current one', async () => {
  const earlier = site({ title: 'Engineers first' }).named;
  const { named, ask } = site({ title: 'Engineers, first and last' });
  expect(named).not.toBe(earlier);
  const answer = await ask(earlier);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, new URL(named).pathname]);
});

it('draws nothing for pages that are missing, or that have a picture of their own', async () => {
  const { named, ask } = site({ title: 'About Us' });
  expect((await ask(named.replace('about-us', 'about-them'))).status).toBe(404);
  const own = site({ title: 'About Us', image: 'https://images.example.com/a.png' });
  expect(own.named).toBe('https://images.example.com/a.png');
  expect((await own.ask(named)).status).toBe(404);
  expect(site({ title: 'Not found', noIndex: true }).named).toBe(`${origin}/assets/preview.png`);
});
