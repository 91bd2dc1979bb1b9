import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './start-varnish.ts';

/** Content of its own in a temporary folder, the address of a proxy that will start, and variables for shells behind it. */
export async function prepareProxied(secret: string) {
  const directory = await mkdtemp(join(tmpdir(), 'proxied-'));
  const content = join(directory, 'export.json');
  await cp(fileURLToPath(import.meta.resolve('@site/content/space/export.json')), content);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    SITE_ORIGIN: url,
    ALLOW_CHOSEN_VERSIONS: 'false',
    CDN_PURGE_URLS: `${url}/purge`,
    CONTENTFUL_WEBHOOK_SECRET: secret,
    CONTENT_EXPORT_FILE: content,
  };
  return { directory, content, port, url, env };
}

/** Less than the 10 s after which shells, and caches that hear of no change, look again by themselves. */
export const beforeItExpires = { timeout: 8_000, intervals: [20] };
