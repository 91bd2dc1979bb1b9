import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

/** Fields of any shape, because these tests are about links, not types. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Fields = any;

describe('links', () => {
  it('are resolved to entries and assets', async () => {
    const { items } = await cats.client.getEntries({ 'sys.id': 'nyancat', include: 2 });
    const fields: Fields = items[0]?.fields;
    expect(fields.bestFriend.fields.name).toBe('Happy Cat');
    expect(fields.image.fields.file.url).toBe(
      `//${new URL(cats.url).host}/cats/nyancat/9da0cd1936871b8d72343e895a00d611/Nyan_cat.png`,
    );
  });

  it('may go in circles', async () => {
    const nyancat: Fields = await cats.client.getEntry('nyancat', { include: 10 });
    expect(nyancat.fields.bestFriend.fields.bestFriend.sys.id).toBe('nyancat');
    expect(nyancat.fields.bestFriend.fields.bestFriend).toBe(nyancat);
  });

  it('to a draft or to nothing are listed as errors, and stay links', async () => {
    const raw = await (await cats.read('/spaces/cats/entries?content_type=cat')).json();
    const error = (id: string) => ({
      sys: { id: 'notResolvable', type: 'error' },
      details: { type: 'Link', linkType: 'Entry', id },
    });
    expect(raw.errors).toEqual([error('draftcat'), error('nowhere')]);
    const garfield: Fields = await cats.client.getEntry('garfield');
    expect(garfield.fields.bestFriend.sys).toEqual({ type: 'Link', linkType: 'Entry', id: 'draftcat' });
  });

  it('that cannot be resolved disappear withoutUnresolvableLinks', async () => {
    const garfield: Fields = await cats.client.withoutUnresolvableLinks.getEntry('garfield');
    expect(garfield.fields.bestFriend).toBeUndefined();
    expect(garfield.fields.name).toBe('Garfield');
  });

  it('stay links withoutLinkResolution', async () => {
    const nyancat: Fields = await cats.client.withoutLinkResolution.getEntry('nyancat');
    expect(nyancat.fields.bestFriend.sys.type).toBe('Link');
  });

  it('in rich text are resolved too', async () => {
    const jake: Fields = await cats.client.getEntry('jake');
    expect(jake.fields.story.content[1].data.target.fields.name).toBe('Garfield');
  });
});

describe('includes', () => {
  const read = async (query: string) => (await cats.read(`/spaces/cats/entries?${query}`)).json();
  const idsOf = (list: { sys: { id: string } }[] | undefined) => list?.map((one) => one.sys.id);

  it('are found breadth-first, once each, without the items themselves', async () => {
    const answer = await read('sys.id[in]=jake&include=10');
    expect(idsOf(answer.includes.Entry)).toEqual(['garfield', 'nyancat', 'happycat']);
    expect(idsOf(answer.includes.Asset)).toEqual(['nyancat']);
    const both = await read('sys.id[in]=jake,garfield&include=10');
    expect(idsOf(both.includes.Entry)).toEqual(['nyancat', 'happycat']);
  });

  it('are as deep as requested, one level by default', async () => {
    expect(idsOf((await read('sys.id=jake')).includes.Entry)).toEqual(['garfield', 'nyancat']);
    expect((await read('sys.id=jake')).includes.Asset).toBeUndefined();
    expect(idsOf((await read('sys.id=jake&include=2')).includes.Entry)).toEqual(['garfield', 'nyancat', 'happycat']);
  });

  it('are missing with include=0, and so are errors', async () => {
    const answer = await read('sys.id=garfield&include=0');
    expect(answer).not.toHaveProperty('includes');
    expect(answer).not.toHaveProperty('errors');
  });
});

describe('locales', () => {
  it('fall back field by field', async () => {
    const jake: Fields = await cats.client.getEntry('jake', { locale: 'es' });
    expect(jake.sys.locale).toBe('es');
    expect(jake.fields.name).toBe('Jaime');
    expect(jake.fields.description).toContain('Bacon');
    const happycat: Fields = await cats.client.getEntry('happycat', { locale: 'es' });
    expect(happycat.fields.name).toBe('Happy Cat');
  });

  it('without a fallback lack the field', async () => {
    const nyancat: Fields = await cats.client.getEntry('nyancat', { locale: 'tlh' });
    expect(nyancat.fields.name).toBe("Nyan vIghro'");
    const garfield: Fields = await cats.client.getEntry('garfield', { locale: 'tlh' });
    expect(garfield.fields).not.toHaveProperty('name');
    expect(garfield.fields.color).toBe('orange');
  });

  it('come all at once withAllLocales, with links resolved and without fallbacks', async () => {
    const nyancat: Fields = await cats.client.withAllLocales.getEntry('nyancat');
    expect(nyancat.sys).not.toHaveProperty('locale');
    expect(nyancat.fields.name).toEqual({ 'en-US': 'Nyan Cat', es: 'Gato Nyan', tlh: "Nyan vIghro'" });
    expect(nyancat.fields.bestFriend['en-US'].fields.name).toEqual({ 'en-US': 'Happy Cat' });
    const lonelycat: Fields = await cats.client.withAllLocales.withoutUnresolvableLinks.getEntry('lonelycat');
    expect(lonelycat.fields.bestFriend).toEqual({});
    const picture: Fields = await cats.client.withAllLocales.getAsset('nyancat');
    expect(picture.fields.title).toEqual({ 'en-US': 'Nyan Cat', es: 'Gato Nyan' });
    expect(picture.fields.file['en-US'].url).toContain(new URL(cats.url).host);
  });

  it('are searched as shown', async () => {
    const search = async (locale: string) =>
      (await cats.client.getEntries({ content_type: 'dog', locale, 'fields.name': 'Jaime' })).total;
    expect(await search('es')).toBe(1);
    expect(await search('en-US')).toBe(0);
  });
});
