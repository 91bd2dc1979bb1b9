import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentFile, pictureFile, vectorFile } from '../testing/cats-export.ts';
import { type Cats, startCats } from '../testing/start-cats.ts';
import { createImageCache } from './image-cache.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

async function picture(query: string, file = pictureFile) {
  const response = await fetch(`${cats.url}/${file}?${query}`);
  expect(response.status).toBe(200);
  const body = Buffer.from(await response.arrayBuffer());
  const { format, width, height, hasAlpha, isProgressive } = await sharp(body).metadata();
  return { response, body, format, width, height, hasAlpha, isProgressive };
}

async function pixel(body: Buffer, x: number, y: number): Promise<number[]> {
  return [...(await sharp(body).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
}

describe('the Images API', () => {
  it('sends the original file without a token, to be cached forever', async () => {
    const { response, format, width } = await picture('');
    expect([format, width]).toEqual(['png', 250]);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const again = await fetch(response.url, { headers: { 'If-None-Match': response.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect((await fetch(`${cats.url}/${documentFile}`)).headers.get('Content-Type')).toBe('application/pdf');
  });

  it.each([
    ['the first bytes', 'bytes=0-3', 206, '%PDF', /^bytes 0-3\/\d+$/],
    ['the last bytes', 'bytes=-6', 206, 'F-1.7\n', /^bytes \d+-\d+\/\d+$/],
    ['bytes past the end', 'bytes=9999999-', 416, '', /^bytes \*\/\d+$/],
  ])('sends %s of a file', async (_, range, status, text, contentRange) => {
    const response = await fetch(`${cats.url}/${documentFile}`, { headers: { Range: range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Range')).toMatch(contentRange);
    expect(await response.text()).toBe(text);
  });

  it.each([
    ['a changed file', { Range: 'bytes=0-3', 'If-Range': '"other"' }],
    ['several parts', { Range: 'bytes=0-3,5-6' }],
    ['nonsense', { Range: 'nonsense' }],
  ])('sends the whole file if asked for parts of %s', async (_, headers) => {
    const response = await fetch(`${cats.url}/${documentFile}`, { headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.7\n');
  });

  it.each<[string, string, number, number]>([
    ['into the width, keeping the shape', 'w=100', 100, 60],
    ['into the height', 'h=30', 50, 30],
    ['into both', 'w=100&h=30', 50, 30],
    ['never larger', 'w=4000', 250, 150],
    ['fit=pad', 'w=100&h=100&fit=pad', 100, 100],
    ['fit=fill', 'w=300&h=300&fit=fill', 300, 300],
    ['fit=scale', 'w=300&h=10&fit=scale', 300, 10],
    ['fit=crop, without scaling', 'w=100&h=400&fit=crop', 100, 150],
    ['fit=thumb on a focus', 'w=50&h=50&fit=thumb&f=top_left', 50, 50],
    ['fit=thumb on a face', 'w=50&h=50&fit=thumb&f=face', 50, 50],
  ])('resizes %s', async (_, query, width, height) => {
    expect(await picture(query)).toMatchObject({ width, height, format: 'png' });
  });

  it('crops without scaling', async () => {
    const source = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#ff0000' } })
      .composite([
        { input: { create: { width: 10, height: 50, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const file = join(cats.directory, 'assets/images.ctfassets.net', pictureFile);
    const before = await sharp(file).png().toBuffer();
    await writeFile(file, source);
    const { body } = await picture('w=20&h=25&fit=crop&f=left');
    expect(await pixel(body, 9, 12)).toEqual([0, 0, 255, 255]);
    expect(await pixel(body, 10, 12)).toEqual([255, 0, 0, 255]);
    // Its corners become transparent even if the picture has no alpha channel.
    expect((await pixel((await picture('r=max')).body, 0, 0))[3]).toBe(0);
    await writeFile(file, before);
  });

  it.each(['jpg', 'png', 'webp', 'avif', 'gif'])('converts to %s', async (format) => {
    const { response, ...found } = await picture(`fm=${format}&w=50&q=60`);
    const expected = { jpg: ['jpeg', 'image/jpeg'], avif: ['heif', 'image/avif'] }[format] ?? [
      format,
      `image/${format}`,
    ];
    expect([found.format, response.headers.get('Content-Type')]).toEqual(expected);
  });

  it('makes progressive JPEGs and 8-bit PNGs', async () => {
    expect((await picture('fm=jpg&fl=progressive')).isProgressive).toBe(true);
    expect((await picture('fm=jpg')).isProgressive).toBe(false);
    const { body } = await picture('fm=png&fl=png8');
    expect((await sharp(body).metadata()).isPalette).toBe(true);
  });

  it('rounds corners and fills transparent areas with a color', async () => {
    const round = await picture('r=max');
    expect((await pixel(round.body, 0, 0))[3]).toBe(0);
    expect((await pixel(round.body, 125, 75))[3]).toBe(255);
    const onGreen = await picture('r=20&bg=rgb:00ff00');
    expect(await pixel(onGreen.body, 0, 0)).toEqual([0, 255, 0, 255]);
    const padded = await picture('w=100&h=100&fit=pad&bg=rgb:00ff00');
    expect(await pixel(padded.body, 50, 2)).toEqual([0, 255, 0, 255]);
  });

  it('makes smaller files at lower quality', async () => {
    const [low, high] = await Promise.all([picture('fm=jpg&q=5&r=40'), picture('fm=jpg&q=100&r=40')]);
    expect(low.body.length).toBeLessThan(high.body.length);
  });

  it('sends an SVG unchanged and harmless, unless another format is requested', async () => {
    const plain = await fetch(`${cats.url}/${vectorFile}?w=400`);
    expect(await plain.text()).toContain('<svg');
    expect(plain.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await picture('fm=png&w=20', vectorFile)).toMatchObject({ format: 'png', width: 20, height: 10 });
    expect(await picture('fm=png&w=400', vectorFile)).toMatchObject({ width: 400, height: 200 });
  });

  it('ignores Accept and unknown parameters', async () => {
    const plain = await fetch(`${cats.url}/${pictureFile}?v=2`, { headers: { Accept: 'image/webp' } });
    expect(plain.headers.get('Content-Type')).toBe('image/png');
    expect(plain.headers.get('Vary')).toBeNull();
  });

  it.each([
    'w=0',
    'w=4001',
    'h=x',
    'w=1.5',
    'q=101',
    'fm=bmp',
    'fit=stretch',
    'f=nose',
    'bg=red',
    'r=-1',
    'fl=progressive',
  ])('answers BadRequest to %s', async (query) => {
    const response = await fetch(`${cats.url}/${pictureFile}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'BadRequest' } });
  });

  it('refuses to transform a file that is not an image, and answers 404 for a file without an asset', async () => {
    const resized = await fetch(`${cats.url}/${documentFile}?w=10`);
    expect(resized.status).toBe(400);
    expect((await resized.json()).message).toContain('not an image');
    expect((await fetch(`${cats.url}/cats/nyancat/x/Nyan_cat.png`)).status).toBe(404);
    expect((await fetch(`${cats.url}/cats/nyancat/..%2f..%2f..%2fexport.json/x`)).status).toBe(404);
  });
});

describe('the picture cache', () => {
  it('makes a picture once, even for many requests at once, and again when its file changes', async () => {
    const cache = join(cats.directory, 'cache');
    await rm(cache, { recursive: true, force: true });
    const files = async () =>
      (await readdir(cache, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
    const images = createImageCache(cache, () => undefined);
    const ask = () =>
      images.get(join(cats.directory, 'assets/images.ctfassets.net', pictureFile), { width: 34, focus: 'center' });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toBe(other);
    await rm(cache, { recursive: true });
    await Promise.all([picture('w=33'), picture('w=33'), picture('w=33&v=2')]);
    const [first] = await files();
    expect(await files()).toHaveLength(1);
    // The answer comes from the cache.
    await writeFile(join(first?.parentPath ?? '', first?.name ?? ''), 'image/png\nfrom the cache');
    expect(await (await fetch(`${cats.url}/${pictureFile}?w=33`)).text()).toBe('from the cache');

    const file = join(cats.directory, 'assets/images.ctfassets.net', pictureFile);
    await writeFile(
      file,
      await sharp({ create: { width: 66, height: 66, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    expect(await picture('w=33')).toMatchObject({ width: 33, height: 33 });
  });

  it('warns once if it is not writable, and pictures are sent anyway', async () => {
    const broken = await startCats();
    await writeFile(join(broken.directory, 'cache'), 'a file where the directory should be');
    for (const width of [10, 20]) {
      const response = await fetch(`${broken.url}/${pictureFile}?w=${width}`);
      expect(response.status).toBe(200);
    }
    expect(broken.warnings).toEqual([expect.stringContaining('pictures are not cached')]);
    await broken.stop();
  });
});
