import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../site/ask.ts';
import { brokenPath, pagePaths, unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

/** The scripts that a policy allows: by their origins, and two texts by their hash. */
const scriptsOf = (releases: string) =>
  new RegExp(`; script-src 'self' ${RegExp.escape(releases)}( 'sha256-[\\w+/]{43}='){2};`);

test('every page has a policy that runs only scripts of the site and its releases, and two texts within its HTML', async ({
  site,
}) => {
  for (const path of [...pagePaths, brokenPath, unknownPath]) {
    const { headers, text } = await ask(site.url, path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).not.toMatch(/unsafe-|strict-dynamic|nonce-/);
    expect(policy, path).toMatch(scriptsOf(site.releasesUrl));
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("object-src 'none'");
    for (const [, style = ''] of text.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      expect(policy, path).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    }
    for (const [, tag = '', script = ''] of text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
      if (tag.includes('json') || (tag.includes('src=') && script === '')) continue;
      expect(policy, `${path} has an inline script`).toContain(
        `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
    }
    expect(text, `${path} has inline handlers or styles`).not.toMatch(/<[a-z][^>]*\s(on[a-z]+|style)="/);
  }
});

test('pages, files and errors all forbid sniffing and framing', async ({ site }) => {
  const home = await ask(site.url, '/');
  const script = home.text.match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  const paths = [
    '/',
    script,
    '/robots.txt',
    '/content/homePage?include=2&limit=1',
    unknownPath,
    '/%E0%A4%A',
    '/assets/none.js',
  ];
  for (const path of paths) {
    const { headers } = await ask(site.url, path);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

test('windows of other sites cannot reach the answer to a form', async ({ site }) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
  const answer = await ask(site.url, '/contact-us', { method: 'POST', headers, body: 'fullName=' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'same-origin' });
});

test('files with a digest in their name are kept for a year, pages are asked for again each time', async ({ site }) => {
  const { headers, text } = await ask(site.url, '/', { headers: { 'accept-encoding': 'br' } });
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-encoding']).toBe('br');
  expect(text.length).toBeGreaterThan(0);
  const html = (await ask(site.url, '/')).text;
  const files = [...html.matchAll(/(?:(?:src|href)="|url\()(\/assets\/[^")]+\.(?:js|woff2))/g)].map(
    ([, path]) => path ?? '',
  );
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) {
    const file = await ask(site.url, path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(file.headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    if (path.endsWith('.js')) expect(file.headers['content-encoding'], path).toBe('br');
  }
});

test('releases allow only this site’s origin, and are cached for a year and compressed', async ({ site }) => {
  const registry = await fetch(`${site.releasesUrl}/registry.json`, {
    headers: { Origin: 'https://evil.example.com' },
  });
  expect(registry.headers.get('access-control-allow-origin')).toBe(site.url);
  expect(registry.headers.get('cache-control')).toBe('no-cache');
  const { remotes } = await registry.json();
  for (const [remote, { version }] of Object.entries<{ version: string }>(remotes)) {
    const names = await readdir(join(site.releasesDirectory, remote, version, 'client'));
    for (const name of names.filter((file) => /\.(js|css)$/.test(file))) {
      const file = await fetch(`${site.releasesUrl}/${remote}/${version}/client/${name}`, {
        headers: { Origin: 'https://evil.example.com', 'Accept-Encoding': 'br' },
      });
      expect(file.status, name).toBe(200);
      expect(file.headers.get('access-control-allow-origin'), name).toBe(site.url);
      expect(file.headers.get('cache-control'), name).toBe('public, max-age=31536000, immutable');
      expect(file.headers.get('content-encoding'), name).toBe('br');
      expect(file.headers.get('x-content-type-options'), name).toBe('nosniff');
    }
  }
});

test('only the site itself may frame a document', async ({ site }) => {
  const { status, headers, text } = await ask(site.url, '/pdfs/well-architected-checklist.pdf');
  expect(status).toBe(200);
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  });
});
