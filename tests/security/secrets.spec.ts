import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageQueries } from '@site/content/server/content-routes';
import { ask } from '../site/ask.ts';
import { pagePaths } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** The content service's tokens, which must not leave the servers. */
const secrets = /sample-delivery-token|sample-preview-token|test-control-token|access_token|Bearer /;
const root = join(import.meta.dirname, '../..');

test('no page contains a token', async ({ site }) => {
  for (const path of pagePaths) expect((await ask(site.url, path)).text, path).not.toMatch(secrets);
});

test('content for browsers contains no token and needs none', async ({ site }) => {
  for (const { contentType, include, limit } of pageQueries) {
    const { status, text } = await ask(site.url, `/content/${contentType}?include=${include}&limit=${limit}`);
    expect(status, contentType).toBe(200);
    expect(text, contentType).not.toMatch(secrets);
  }
});

test('no bundle for browsers contains a token', async ({ site }) => {
  const folders = [join(root, 'shell/dist/client')];
  for (const remote of (await readdir(site.releasesDirectory)).filter((name) => name.startsWith('mfe-'))) {
    for (const version of await readdir(join(site.releasesDirectory, remote))) {
      folders.push(join(site.releasesDirectory, remote, version, 'client'));
    }
  }
  for (const folder of folders) {
    const names = (await readdir(folder)).filter((name) => /\.(js|css|json)$/.test(name));
    expect(names.length, folder).toBeGreaterThan(0);
    for (const name of names)
      expect(await readFile(join(folder, name), 'utf8'), join(folder, name)).not.toMatch(secrets);
  }
});
