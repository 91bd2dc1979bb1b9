import { readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeEach(async () => {
  cats = await startCats();
});
afterEach(() => cats.stop());

const ids = (list: { sys: { id: string } }[]) => list.map((one) => one.sys.id);

// biome-ignore lint/suspicious/noExplicitAny: the export is edited as a maintainer would edit it
async function edit(change: (space: any) => void): Promise<void> {
  const space = JSON.parse(await readFile(cats.exportFile, 'utf8'));
  change(space);
  await writeFile(cats.exportFile, JSON.stringify(space, null, 2));
}

describe('sync', () => {
  it('starts with everything, in all locales, with links resolved', async () => {
    const everything = await cats.client.sync({ initial: true });
    expect(ids(everything.entries)).toEqual(['finn', 'garfield', 'happycat', 'jake', 'lonelycat', 'nyancat']);
    expect(ids(everything.assets)).toEqual(['logo', 'manual', 'nyancat']);
    expect(everything.deletedEntries).toEqual([]);
    expect(everything.nextSyncToken).toMatch(/^\S+$/);
    const nyancat = everything.entries.find((entry) => entry.sys.id === 'nyancat');
    expect(nyancat?.fields.name).toMatchObject({ 'en-US': 'Nyan Cat', es: 'Gato Nyan' });
    expect(nyancat?.fields.image).toMatchObject({ 'en-US': { sys: { type: 'Asset' }, fields: {} } });
  });

  it('comes in pages, which the SDK follows or returns one by one', async () => {
    const all = await cats.client.sync({ initial: true, limit: 2 });
    expect([all.entries.length, all.assets.length]).toEqual([6, 3]);
    const first = await cats.client.sync({ initial: true, limit: 2 }, { paginate: false });
    expect(ids(first.assets)).toEqual(['logo', 'manual']);
    const second = await cats.client.sync({ nextPageToken: first.nextPageToken ?? '' }, { paginate: false });
    expect([ids(second.assets), ids(second.entries)]).toEqual([['nyancat'], ['finn']]);
  });

  it('can be limited to one type, or to the entries of one content type', async () => {
    expect((await cats.client.sync({ initial: true, type: 'Asset' })).entries).toEqual([]);
    const dogs = await cats.client.sync({ initial: true, type: 'Entry', content_type: 'dog' });
    expect([ids(dogs.entries), dogs.assets]).toEqual([['finn', 'jake'], []]);
    expect((await cats.client.sync({ initial: true, type: 'Deletion' })).entries).toEqual([]);
  });

  it('then returns what was changed, added, unpublished, or deleted, and nothing after that', async () => {
    const { nextSyncToken } = await cats.client.sync({ initial: true });
    const idle = await cats.client.sync({ nextSyncToken: nextSyncToken ?? '' });
    expect([idle.entries, idle.assets, idle.deletedEntries, idle.deletedAssets]).toEqual([[], [], [], []]);

    await edit((space) => {
      space.entries.find((entry: { sys: { id: string } }) => entry.sys.id === 'finn').fields.name['en-US'] = 'Finn!';
      delete space.entries.find((entry: { sys: { id: string } }) => entry.sys.id === 'garfield').sys.publishedVersion;
      space.entries.find((entry: { sys: { id: string } }) => entry.sys.id === 'draftcat').sys.publishedVersion = 1;
      space.assets = space.assets.filter((asset: { sys: { id: string } }) => asset.sys.id !== 'manual');
    });
    const delta = await cats.client.sync({ nextSyncToken: nextSyncToken ?? '' });
    expect(ids(delta.entries)).toEqual(['draftcat', 'finn']);
    expect(ids(delta.deletedEntries)).toEqual(['garfield']);
    expect(ids(delta.deletedAssets)).toEqual(['manual']);
    expect(delta.deletedAssets[0]?.sys).toMatchObject({ type: 'DeletedAsset', deletedAt: expect.any(String) });
    expect((await cats.client.sync({ nextSyncToken: delta.nextSyncToken ?? '' })).entries).toEqual([]);
  });

  it('misses no change between two pages', async () => {
    const first = await cats.client.sync({ initial: true, limit: 4 }, { paginate: false });
    await edit((space) => {
      space.assets[0].fields.title['en-US'] = 'Nyan!';
      space.entries = space.entries.filter((entry: { sys: { id: string } }) => entry.sys.id !== 'finn');
    });
    const rest = await cats.client.sync({ nextPageToken: first.nextPageToken ?? '' });
    const delta = await cats.client.sync({ nextSyncToken: rest.nextSyncToken ?? '' });
    expect([ids(delta.assets), ids(delta.deletedEntries)]).toEqual([['nyancat'], ['finn']]);
  });

  it('keeps the type with which it began', async () => {
    const { nextSyncToken } = await cats.client.sync({ initial: true, type: 'Asset' });
    await edit((space) => {
      space.entries = [];
      space.assets[0].fields.title['en-US'] = 'Nyan!';
    });
    const delta = await cats.client.sync({ nextSyncToken: nextSyncToken ?? '' });
    expect([ids(delta.assets), delta.deletedEntries]).toEqual([['nyancat'], []]);
  });

  it('continues after a restart with the same content', async () => {
    const { nextSyncToken } = await cats.client.sync({ initial: true });
    const restarted = await startCats();
    expect((await restarted.client.sync({ nextSyncToken: nextSyncToken ?? '' })).entries).toEqual([]);
    await restarted.stop();
  });

  it.each<[string, string]>([
    ['no token and no start', ''],
    ['a token that is none', 'sync_token=abc'],
    [
      'a token of a state that is not known',
      `sync_token=${Buffer.from('{"state":"a","since":"b","type":"all","limit":9}').toString('base64url')}`,
    ],
    ['an unknown type', 'initial=true&type=Dog'],
    ['a content type without type=Entry', 'initial=true&content_type=cat'],
    ['a limit above 1000', 'initial=true&limit=1001'],
  ])('answers BadRequest to %s', async (_, query) => {
    const response = await cats.read(`/spaces/cats/sync?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ sys: { type: 'Error', id: 'BadRequest' } });
  });

  it('answers InvalidQuery to an unknown parameter and an unknown content type', async () => {
    const read = async (query: string) => (await cats.read(`/spaces/cats/sync?initial=true&${query}`)).json();
    expect(await read('order=sys.id')).toMatchObject({ sys: { id: 'InvalidQuery' } });
    expect(await read('type=Entry&content_type=bird')).toMatchObject({ sys: { id: 'InvalidQuery' } });
  });
});
