import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

describe('resources', () => {
  it('an entry, with the system data that Contentful sends', async () => {
    const entry = await (await cats.read('/spaces/cats/environments/master/entries/nyancat')).json();
    expect(entry.sys).toEqual({
      space: link('Space', 'cats'),
      id: 'nyancat',
      type: 'Entry',
      createdAt: '2013-06-27T22:46:19.513Z',
      updatedAt: '2013-09-04T09:19:39.027Z',
      environment: link('Environment', 'master'),
      publishedVersion: 10,
      revision: 5,
      contentType: link('ContentType', 'cat'),
      locale: 'en-US',
    });
    expect(entry.metadata).toEqual({ tags: [link('Tag', 'nyCampaign')], concepts: [] });
    expect(entry.fields).not.toHaveProperty('secret');
  });

  it('the space, with a slash at the end of the URL', async () => {
    expect(await cats.client.getSpace()).toMatchObject({
      sys: { type: 'Space', id: 'cats' },
      locales: [{ code: 'en-US', default: true }, { code: 'es', fallbackCode: 'en-US' }, { code: 'tlh' }],
    });
    expect((await cats.read('/spaces/cats')).status).toBe(200);
  });

  it('content types, one by one, listed, and searched', async () => {
    const cat = await cats.client.getContentType('cat');
    expect(cat).toMatchObject({ name: 'Cat', displayField: 'name', sys: { type: 'ContentType', id: 'cat' } });
    expect(cat.fields[0]).toEqual({
      id: 'name',
      name: 'Name',
      type: 'Text',
      localized: true,
      required: true,
      disabled: false,
      omitted: false,
    });
    expect(cat.fields[1]).toMatchObject({ type: 'Array', items: { type: 'Symbol', validations: [] } });
    expect((await cats.client.getContentTypes()).items.map((type) => type.sys.id)).toEqual(['cat', 'dog']);
    expect((await cats.client.getContentTypes({ query: 'do' })).total).toBe(1);
    expect((await (await cats.read('/spaces/cats/content_types?order=-name&limit=1')).json()).items[0].sys.id).toBe(
      'dog',
    );
  });

  it('locales', async () => {
    const { items, limit, total } = await cats.client.getLocales();
    expect({ limit, total }).toEqual({ limit: 1000, total: 3 });
    expect(items[1]).toEqual({
      code: 'es',
      name: 'Spanish',
      default: false,
      fallbackCode: 'en-US',
      sys: { id: 'l2', type: 'Locale', version: 1 },
    });
  });

  it('public tags', async () => {
    expect((await cats.client.getTags()).items.map((tag) => tag.name)).toEqual(['NY campaign']);
    expect((await cats.client.getTag('nyCampaign')).sys).toMatchObject({ type: 'Tag', visibility: 'public' });
    expect((await cats.client.getTags({ 'name[match]': 'camp' })).total).toBe(1);
  });

  it('an asset, in a locale', async () => {
    const asset = await cats.client.getAsset('nyancat', { locale: 'es' });
    expect(asset.fields).toMatchObject({ title: 'Gato Nyan', file: { contentType: 'image/png' } });
  });

  it('drafts with the preview token only, and archived entries with neither token', async () => {
    const ids = async (client: Cats['client']) =>
      (await client.getEntries({ content_type: 'cat', order: ['sys.id'] })).items.map((item) => item.sys.id);
    expect(await ids(cats.client)).toEqual(['garfield', 'happycat', 'lonelycat', 'nyancat']);
    expect(await ids(cats.preview)).toEqual(['draftcat', 'garfield', 'happycat', 'lonelycat', 'nyancat']);
    expect((await cats.preview.getEntry('draftcat')).sys).toMatchObject({
      revision: 0,
      updatedAt: '2014-01-02T00:00:00.000Z',
    });
    expect((await cats.preview.getAssets()).total).toBe(4);
  });
});
