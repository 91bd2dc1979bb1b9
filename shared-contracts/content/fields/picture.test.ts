import { expect, it } from 'vitest';
import { toFileUrl, toPicture } from './picture.ts';

const file = {
  url: '//images.ctfassets.net/sample/a/b/tower.webp',
  details: { size: 9, image: { width: 1600, height: 1000 } },
};
const asset = { sys: { id: 'a' }, fields: { title: 'Tower', description: 'A control tower', file } };

it('has an absolute address, its size, and a description', () => {
  expect(toPicture(asset)).toEqual({
    url: 'https://images.ctfassets.net/sample/a/b/tower.webp',
    width: 1600,
    height: 1000,
    alt: 'A control tower',
  });
});

it('is the first one if there are several', () => {
  expect(toPicture([asset, { sys: { id: 'b' }, fields: {} }])?.width).toBe(1600);
});

it('keeps an address that has a scheme', () => {
  const local = { ...file, url: 'http://localhost:4000/sample/a/b/tower.webp' };
  expect(toFileUrl({ sys: { id: 'a' }, fields: { file: local } })).toBe(local.url);
});

it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])('reads from %s over plain HTTP', (host) => {
  const local = { ...file, url: `//${host}/sample/a/b/tower.webp` };
  expect(toFileUrl({ sys: { id: 'a' }, fields: { file: local } })).toBe(`http:${local.url}`);
});

it('is described by its title if it has no description', () => {
  expect(toPicture({ sys: { id: 'a' }, fields: { title: 'Tower', file } })?.alt).toBe('Tower');
});

it('is missing if there is no asset, no fields, or no file', () => {
  for (const value of [undefined, null, [], 'a', { sys: { id: 'a' } }, { sys: { id: 'a' }, fields: {} }]) {
    expect(toPicture(value)).toBeUndefined();
    expect(toFileUrl(value)).toBeUndefined();
  }
});
