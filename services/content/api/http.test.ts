import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cats, startCats } from '../testing/start-cats.ts';

let cats: Cats;
beforeAll(async () => {
  cats = await startCats();
});
afterAll(() => cats.stop());

const entries = '/spaces/cats/environments/master/entries';

describe('over HTTP', () => {
  it('answers 304 to an ETag that it sent, weak or strong', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (encoding) => {
        const answer = await cats.read(entries, { headers: { 'Accept-Encoding': encoding } });
        expect(answer.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
        expect((await answer.json()).total).toBe(6);
        return answer.headers.get('ETag') ?? '';
      }),
    );
    expect(etags[0]).toMatch(/^"[0-9a-f]{32}"$/);
    expect(etags[1]).toBe(`W/${etags[0]}`);
    for (const etag of etags) {
      const again = await cats.read(entries, { headers: { 'If-None-Match': `"other", ${etag}` } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await cats.read(entries, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('lets other origins read, and exposes only the ETag', async () => {
    const preflight = await fetch(`${cats.url}${entries}`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    for (const { headers } of [preflight, await cats.read(entries), await fetch(`${cats.url}${entries}`)]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,HEAD,OPTIONS');
      expect(headers.get('Access-Control-Expose-Headers')).toBe('Etag');
      expect(headers.get('Access-Control-Max-Age')).toBe('86400');
      expect(headers.get('Access-Control-Allow-Headers')).toContain('X-Contentful-User-Agent');
    }
  });

  it("sends the Delivery API's media type and headers", async () => {
    const answer = await cats.read(entries);
    expect(answer.headers.get('Content-Type')).toBe('application/vnd.contentful.delivery.v1+json');
    expect(answer.headers.get('Cache-Control')).toBe('max-age=0');
    expect(answer.headers.get('X-Contentful-Request-Id')).toBeTruthy();
    const head = await cats.read(entries, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('also accepts the token in the URL, and does not repeat it', async () => {
    const answer = await fetch(`${cats.url}/spaces/cats/sync?initial=true&access_token=sample-delivery-token`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('sample-delivery-token');
  });

  it("tells the two APIs apart by the token, and by the host if it is named like Contentful's", async () => {
    const ask = (host: string, token: string, path = `${entries}?sys.id=draftcat`) =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        const headers = { Host: host, Authorization: `Bearer ${token}` };
        const sent = request(`${cats.url}${path}`, { headers }, async (answer) => {
          resolve({ status: answer.statusCode, body: (await answer.toArray()).join('') });
        });
        sent.on('error', reject).end();
      });
    expect((await ask('preview.localhost', 'sample-preview-token')).body).toContain('Draft Cat');
    expect((await ask('preview.localhost', 'sample-delivery-token')).status).toBe(401);
    expect((await ask('cdn.localhost', 'sample-delivery-token')).body).toContain('"total":0');
    expect((await ask('cdn.localhost', 'sample-preview-token')).status).toBe(401);
    const asset = (await ask("evil'host", 'sample-preview-token', '/spaces/cats/assets/logo')).body;
    expect(asset).toContain('"//localhost/cats/logo/');
  });

  it('uses its public address in answers if it has one', async () => {
    const behind = await startCats({ publicUrl: 'https://content.example.com' });
    const sync = await (await behind.read('/spaces/cats/sync?initial=true&type=Asset')).json();
    expect(sync.items[0].fields.file['en-US'].url).toMatch(/^\/\/content\.example\.com\/cats\/logo\//);
    expect(sync.nextSyncUrl).toMatch(/^https:\/\/content\.example\.com\/spaces\/cats\/sync\?sync_token=/);
    await behind.stop();
  });
});
