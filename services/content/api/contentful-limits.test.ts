import { writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { catsExport } from '../testing/cats-export.ts';
import { largeExport } from '../testing/large-export.ts';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
afterEach(() => cats.stop());

describe('what was changed after it was published', () => {
  it('is only in preview, and the maintainer hears of it', async () => {
    cats = await startCats();
    const space = catsExport();
    const nyancat = space.entries.find(({ sys }) => (sys as { id?: string }).id === 'nyancat');
    Object.assign(nyancat?.sys ?? {}, { version: 14 });
    await writeFile(cats.exportFile, JSON.stringify(space));
    await expect(cats.client.getEntry('nyancat')).rejects.toMatchObject({ sys: { id: 'NotFound' } });
    expect((await cats.preview.getEntry('nyancat')).sys.id).toBe('nyancat');
    expect((await cats.client.getEntry('happycat')).fields.bestFriend).toMatchObject({ sys: { type: 'Link' } });
    expect(cats.warnings).toEqual([expect.stringMatching(/1 entries and assets have changes .*\(nyancat\)/)]);
  });
});

describe('answers', () => {
  it('of more than 7 MB are refused, as by Contentful', async () => {
    cats = await startCats();
    await writeFile(cats.exportFile, JSON.stringify(largeExport(5_000)));
    const path = '/spaces/cats/environments/master/entries?limit=1000&include=10';
    const tooLarge = await cats.read(path);
    expect(tooLarge.status).toBe(400);
    expect(await tooLarge.json()).toMatchObject({ message: expect.stringContaining('Response size too big') });
    expect((await cats.read(path.replace('limit=1000&include=10', 'limit=100&include=0'))).status).toBe(200);
  });

  it('say how many requests are left in this second', async () => {
    cats = await startCats();
    const { headers } = await cats.read('/spaces/cats');
    expect(Number(headers.get('X-Contentful-RateLimit-Second-Remaining'))).toBeGreaterThan(0);
    expect(headers.get('X-Contentful-RateLimit-Second-Limit')).toBe('55');
  });
});
