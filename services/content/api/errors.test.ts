import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';
import { createTestClient } from '../testing/test-client.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

/** The error that the SDK throws, with the details from its message. */
async function failure(promise: Promise<unknown>) {
  const error = await promise.then(
    () => new Error('nothing failed'),
    (thrown: Error) => thrown,
  );
  return { name: error.name, ...JSON.parse(error.message) };
}

const invalidQueryMessage =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';

describe('errors as the SDK throws them', () => {
  it('InvalidQuery for an unknown parameter, worded as others have recorded it', async () => {
    expect(await failure(cats.client.getEntries({ some: 'parameter' } as object))).toMatchObject({
      name: 'InvalidQuery',
      status: 400,
      message: invalidQueryMessage,
      details: { errors: [{ name: 'unknown', path: ['some'], details: 'The path "some" is not recognized' }] },
    });
  });

  it('InvalidQuery for an unknown content type, worded as others have recorded it', async () => {
    expect(await failure(cats.client.getEntries({ content_type: 'bird' }))).toMatchObject({
      name: 'InvalidQuery',
      message: invalidQueryMessage,
      details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a system field that is none', { 'sys.888': 'GO' }, 'The path "sys.888" is not recognized'],
    ['a field of no content type', { 'fields.color': 'gray' }, 'The path "fields.color" is not recognized'],
    ['an unknown field', { content_type: 'cat', 'fields.tail': 1 }, 'The path "fields.tail" is not recognized'],
    ['an omitted field', { content_type: 'cat', 'fields.secret': 1 }, 'The path "fields.secret" is not recognized'],
    [
      'an unknown operator',
      { content_type: 'cat', 'fields.color[like]': 'g' },
      'The path "fields.color[like]" is not recognized',
    ],
    [
      'an operator that the type does not know',
      { content_type: 'cat', 'fields.color[lt]': 'g' },
      'The operator "lt" is not applicable to "fields.color"',
    ],
    ['an order by long text', { content_type: 'cat', order: 'fields.name' }, '"fields.name" cannot be ordered by'],
    [
      'an order by a field without content type',
      { order: 'fields.lives' },
      'The path "fields.lives" is not recognized',
    ],
    [
      'text for a number',
      { content_type: 'cat', 'fields.lives': 'many' },
      'The value "many" is not of the type Integer',
    ],
    [
      'an unknown field in select',
      { content_type: 'cat', select: 'fields.tail' },
      'The path "fields.tail" is not recognized',
    ],
    ['a negative skip', { skip: -1 }, '"skip" must not be negative'],
  ])('InvalidQuery for %s', async (_, query, details) => {
    const error = await failure(cats.client.getEntries(query));
    expect(error).toMatchObject({ name: 'InvalidQuery', status: 400, message: invalidQueryMessage });
    expect(error.details.errors[0].details).toBe(details);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['include above 10', { include: 11 }, 'include'],
    ['limit above 1000', { limit: 1001 }, 'limit'],
    ['a limit that is no number', { limit: 'all' }, 'limit'],
    ['a skip that is no number', { skip: 'x' }, 'skip'],
    ['[exists] with something else than true or false', { 'sys.id[exists]': 'maybe' }, 'sys.id'],
  ])('BadRequest for %s', async (_, query, word) => {
    const error = await failure(cats.client.getEntries(query as object));
    expect(error).toMatchObject({ name: 'BadRequest', status: 400 });
    expect(error.message).toContain(`"${word}`);
  });

  it('InvalidQuery for a name that every object has', async () => {
    for (const path of ['constructor', 'fields.constructor', 'sys.__proto__']) {
      const answer = await cats.read(`/spaces/cats/entries?content_type=cat&${path}=1`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).details.errors[0].path).toEqual(path.split('.'));
    }
  });

  it('BadRequest for an unknown locale', async () => {
    expect(await failure(cats.client.getEntries({ locale: 'xx' }))).toMatchObject({
      name: 'BadRequest',
      message: 'Unknown locale: xx',
    });
  });

  it('NotFound for an entry, an asset, a content type, and a tag', async () => {
    await expect(cats.client.getEntry('nobody')).rejects.toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
    const place = { environment: 'master', space: 'cats' };
    expect(await failure(cats.client.getAsset('nothing'))).toMatchObject({
      name: 'NotFound',
      status: 404,
      message: 'The resource could not be found.',
      details: { type: 'Asset', id: 'nothing', ...place },
    });
    expect(await failure(cats.client.getContentType('bird'))).toMatchObject({ details: { type: 'ContentType' } });
    expect(await failure(cats.client.getTag('hidden'))).toMatchObject({ details: { type: 'Tag', id: 'hidden' } });
    const entry = await cats.read('/spaces/cats/environments/master/entries/nobody');
    expect(entry.status).toBe(404);
    expect(await entry.json()).toMatchObject({
      sys: { type: 'Error', id: 'NotFound' },
      details: { type: 'Entry', id: 'nobody', ...place },
      requestId: expect.any(String),
    });
  });

  it('NotFound for another space, another environment, and an unknown endpoint', async () => {
    const host = new URL(cats.url).host;
    const elsewhere = (options: object) => createTestClient(host, 'sample-delivery-token', options).getEntries();
    expect(await failure(elsewhere({ space: 'dogs' }))).toMatchObject({ name: 'NotFound', status: 404 });
    expect(await failure(elsewhere({ environment: 'staging' }))).toMatchObject({
      name: 'NotFound',
      details: { type: 'Environment', id: 'staging', space: 'cats' },
    });
    expect((await cats.read('/spaces/cats/environments/master/birds')).status).toBe(404);
    expect((await cats.read('/')).status).toBe(404);
  });

  it('AccessTokenInvalid for a wrong or missing token', async () => {
    const client = createTestClient(new URL(cats.url).host, 'wrong');
    expect(await failure(client.getEntries())).toMatchObject({
      name: 'AccessTokenInvalid',
      status: 401,
      message: 'The access token you sent could not be found or is invalid.',
    });
    expect((await fetch(`${cats.url}/spaces/cats/entries`)).status).toBe(401);
  });

  it('refuses select for a single resource, worded as others have recorded it', async () => {
    const answer = await (await cats.read('/spaces/cats/entries/nyancat?select=fields.name')).json();
    expect(answer.details.errors).toEqual([
      { name: 'select', details: 'Select is only applicable when querying a collection of entities.' },
    ]);
  });
});
