import { writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { catsExport } from '../testing/cats-export.ts';
import { largeExport } from '../testing/large-export.ts';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
afterEach(() => cats.stop());

describe('what was changed after it was published', () => {
  it('is only in preview, where visitors go on reading what was published', async () => {
    cats = await startCats();
    const space = changedExport();
    await writeFile(cats.exportFile, JSON.stringify(space));
    expect((await cats.preview.getEntry('nyancat')).fields.name).toBe('Renamed Cat');
    expect((await cats.client.getEntry('nyancat')).fields.name).toBe('Nyan Cat');
    expect(cats.warnings).toEqual([]);

    Object.assign(space.entries.find(isNyancat)?.sys ?? {}, { publishedVersion: 13 });
    await writeFile(cats.exportFile, JSON.stringify(space));
    expect((await cats.client.getEntry('nyancat')).fields.name).toBe('Renamed Cat');
  });

  it('is missing for visitors after a restart, and the maintainer hears of it', async () => {
    cats = await startCats({}, changedExport());
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

const isNyancat = ({ sys }: { sys: object }) => 'id' in sys && sys.id === 'nyancat';

/** The cats' space after an editor has renamed one and not published it. */
function changedExport() {
  const space = catsExport();
  const nyancat = space.entries.find(isNyancat);
  Object.assign(nyancat?.sys ?? {}, { version: 14 });
  Object.assign(nyancat?.fields ?? {}, { name: { 'en-US': 'Renamed Cat' } });
  return space;
}
