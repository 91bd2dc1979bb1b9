import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

async function ids(query: Record<string, unknown>): Promise<string[]> {
  const { items, total } = await cats.client.getEntries({ order: ['sys.id'], ...query });
  expect(items).toHaveLength(total);
  return items.map((item) => item.sys.id);
}

describe('entries by their fields, with the official SDK', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['content type', {}, ['garfield', 'happycat', 'lonelycat', 'nyancat']],
    ['equality', { 'fields.color': 'rainbow' }, ['nyancat']],
    ['equality in a list', { 'fields.likes': 'lasagna' }, ['garfield']],
    ['equality of a number', { 'fields.lives': 9 }, ['garfield']],
    ['equality of a boolean', { 'fields.isTame': false }, ['happycat']],
    ['[ne]', { 'fields.color[ne]': 'gray' }, ['garfield', 'lonelycat', 'nyancat']],
    ['[ne] in a list', { 'fields.likes[ne]': 'fish' }, ['happycat', 'lonelycat']],
    ['[in]', { 'fields.color[in]': ['gray', 'orange'] }, ['garfield', 'happycat']],
    ['[nin]', { 'fields.likes[nin]': ['rainbows', 'lasagna'] }, ['happycat', 'lonelycat']],
    ['[all]', { 'fields.likes[all]': ['fish', 'rainbows'] }, ['nyancat']],
    ['[exists] true', { 'fields.likes[exists]': true }, ['garfield', 'happycat', 'nyancat']],
    ['[exists] false', { 'fields.likes[exists]': false }, ['lonelycat']],
    ['[exists] of a link', { 'fields.image[exists]': true }, ['nyancat']],
    ['[lt]', { 'fields.lives[lt]': 9 }, ['happycat']],
    ['[lte]', { 'fields.lives[lte]': 9 }, ['garfield', 'happycat']],
    ['[gt]', { 'fields.lives[gt]': 9 }, ['nyancat']],
    ['[gte]', { 'fields.lives[gte]': 9 }, ['garfield', 'nyancat']],
    ['a range of dates, across time zones', { 'fields.birthday[gte]': '2011-04-05T00:00:00+02:00' }, ['nyancat']],
    ['two filters at once', { 'fields.likes': 'fish', 'fields.lives[gt]': 9 }, ['nyancat']],
    ['[match] by the beginnings of words', { 'fields.name[match]': 'lone ca' }, ['lonelycat']],
    ['the id of a link', { 'fields.bestFriend.sys.id': 'happycat' }, ['nyancat']],
    [
      'a field of the linked entry',
      { 'fields.bestFriend.sys.contentType.sys.id': 'cat', 'fields.bestFriend.fields.color': 'rainbow' },
      ['happycat'],
    ],
    ['[within] a box', { 'fields.home[within]': '53,13,52,14' }, ['nyancat']],
    ['[within] a circle', { 'fields.home[within]': '40,-74,100' }, ['happycat']],
  ])('%s', async (_, query, expected) => {
    expect(await ids({ content_type: 'cat', ...query })).toEqual(expected);
  });

  it('[near] sorts by distance', async () => {
    const { items } = await cats.client.getEntries({ content_type: 'cat', 'fields.home[near]': [40, -74] });
    expect(items.map((item) => item.sys.id)).toEqual(['happycat', 'nyancat']);
  });

  it('searches the text of rich text, and the references of a list', async () => {
    expect(await ids({ content_type: 'dog', 'fields.story[match]': 'pancake' })).toEqual(['jake']);
    expect(await ids({ content_type: 'dog', 'fields.friends.sys.id[in]': 'garfield,other' })).toEqual(['jake']);
    expect(await ids({ content_type: 'dog', 'fields.friends[exists]': 'true' })).toEqual(['jake']);
  });
});

describe('entries by what they all have', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['sys.id', { 'sys.id': 'nyancat' }, ['nyancat']],
    ['sys.id[ne]', { 'sys.id[ne]': 'nyancat' }, ['finn', 'garfield', 'happycat', 'jake', 'lonelycat']],
    ['sys.id[in]', { 'sys.id[in]': ['finn', 'jake'] }, ['finn', 'jake']],
    ['sys.updatedAt[gt]', { 'sys.updatedAt[gt]': '2013-10-01T00:00:00Z' }, ['happycat']],
    ['sys.updatedAt[lte]', { 'sys.updatedAt[lte]': '2013-01-01T00:00:00Z' }, []],
    ['sys.contentType.sys.id[in]', { 'sys.contentType.sys.id[in]': 'dog,bird' }, ['finn', 'jake']],
    ['sys.revision[gt]', { 'sys.revision[gt]': 5 }, ['happycat']],
    ['a tag', { 'metadata.tags.sys.id[all]': ['nyCampaign'] }, ['nyancat']],
    ['no tag', { 'metadata.tags[exists]': false, content_type: 'dog' }, ['finn', 'jake']],
    ['full text, in any case, over all text fields', { query: 'BACON panc' }, ['jake']],
    ['full text in lists', { query: 'lasagna' }, ['garfield']],
    ['links_to_entry', { links_to_entry: 'nyancat' }, ['happycat', 'jake']],
    ['links_to_entry from within rich text', { links_to_entry: 'garfield' }, ['jake']],
    ['links_to_entry, not from JSON', { links_to_entry: 'lonelycat' }, []],
    ['links_to_asset', { links_to_asset: 'nyancat' }, ['nyancat']],
  ])('%s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });
});

describe('order and pages', () => {
  it('orders by several fields, descending with a minus, and puts entries without the field last', async () => {
    const order = async (...terms: string[]) => {
      const { items } = await cats.client.getEntries({ content_type: 'cat', order: terms as ['sys.id'] });
      return items.map((item) => item.sys.id);
    };
    expect(await order('fields.lives')).toEqual(['happycat', 'garfield', 'nyancat', 'lonelycat']);
    expect(await order('-fields.lives')).toEqual(['nyancat', 'garfield', 'happycat', 'lonelycat']);
    expect(await order('-sys.updatedAt', '-sys.id')).toEqual(['happycat', 'nyancat', 'lonelycat', 'garfield']);
    expect(await order('sys.createdAt', 'sys.id')).toEqual(['happycat', 'lonelycat', 'nyancat', 'garfield']);
  });

  it('shows the most recently changed first if no order is given', async () => {
    const { items } = await cats.client.getEntries({ limit: 2 });
    expect(items.map((item) => item.sys.id)).toEqual(['happycat', 'finn']);
  });

  it('pages with skip and limit, and counts everything', async () => {
    const page = await cats.client.getEntries({ order: ['sys.id'], skip: 2, limit: 2 });
    expect(page).toMatchObject({ total: 6, skip: 2, limit: 2 });
    expect(page.items.map((item) => item.sys.id)).toEqual(['happycat', 'jake']);
    expect(await cats.client.getEntries({ limit: 0 })).toMatchObject({ total: 6, limit: 0, items: [] });
    expect(await cats.client.getEntries({ limit: 1000 })).toMatchObject({ limit: 1000 });
  });

  it('keeps only what select names, and the ids, which the SDK adds', async () => {
    const { items } = await cats.client.getEntries({
      content_type: 'cat',
      'sys.id': 'nyancat',
      select: ['fields.name', 'fields.image'],
    });
    expect(Object.keys(items[0]?.fields ?? {})).toEqual(['name', 'image']);
    expect(items[0]?.sys).toEqual({ id: 'nyancat', type: 'Entry' });
    const raw = await (
      await cats.read('/spaces/cats/entries?content_type=cat&sys.id=nyancat&select=fields.image')
    ).json();
    expect(raw.items).toEqual([{ fields: { image: { sys: { type: 'Link', linkType: 'Asset', id: 'nyancat' } } } }]);
    expect(Object.keys(raw.includes)).toEqual(['Asset']);
  });
});

describe('assets', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['all', {}, ['logo', 'manual', 'nyancat']],
    ['mimetype_group', { mimetype_group: 'image' }, ['logo', 'nyancat']],
    ['mimetype_group of PDFs', { mimetype_group: 'pdfdocument' }, ['manual']],
    ['mimetype_group, where an SVG is an image alone', { mimetype_group: 'markup' }, []],
    ['content type of the file', { 'fields.file.contentType': 'image/png' }, ['nyancat']],
    ['size', { 'fields.file.details.size[gt]': 50 }, ['logo', 'nyancat']],
    ['width', { 'fields.file.details.image.width[lte]': 40 }, ['logo']],
    ['title', { 'fields.title[match]': 'keep' }, ['manual']],
    ['full text with file names', { query: 'nyan_cat.png' }, ['nyancat']],
  ])('%s', async (_, query, expected) => {
    const { items } = await cats.client.getAssets({ order: ['sys.id'], ...query } as object);
    expect(items.map((item) => item.sys.id)).toEqual(expected);
  });
});
