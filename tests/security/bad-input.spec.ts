import { ask } from '../site/ask.ts';
import { unknownPath } from '../site/paths.ts';
import { expect, test } from '../site/test.ts';

test('an unknown path answers 404, with nav and footer', async ({ site }) => {
  for (const path of [unknownPath, '/capability', '/.env', '/wp-login.php', '/index.html']) {
    const { status, text } = await ask(site.url, path);
    expect(status, path).toBe(404);
    expect(text, path).toMatch(/<h1[^>]*>Page Not Found</);
    expect(text, path).toContain('<header');
  }
});

test('a page without content answers 404', async ({ site }) => {
  for (const path of [
    '/case-study/nosuchstudy',
    '/docs/no-such-document',
    '/pdfs/no-such-document.pdf',
    '/pdfs/..%2fx.pdf',
  ]) {
    expect((await ask(site.url, path)).status, path).toBe(404);
  }
});

test('a malformed URL answers 400', async ({ site }) => {
  for (const path of ['/%E0%A4%A', '/case-study/%', '/capability/%ff/x', '/accelerators/%c0%af..%c0%af']) {
    expect((await ask(site.url, path)).status, path).toBe(400);
  }
});

test('a malformed URL of files and content is a client error too, never a server error', async ({ site }) => {
  for (const path of [
    '/assets/%E0%A4%A',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/content/%E0%A4%A',
    '/content/homePage?include=9',
  ]) {
    const { status } = await ask(site.url, path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

test('a header over the limit answers 431', async ({ site }) => {
  expect((await ask(site.url, '/', { headers: { Cookie: 'a'.repeat(20_000) } })).status).toBe(431);
});

test('a body over the limit answers 413, with or without a Content-Length', async ({ site }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = `message=${'a'.repeat(100_000)}`;
  const said = { ...headers, 'Content-Length': String(body.length) };
  expect((await ask(site.url, '/contact-us', { method: 'POST', headers: said, body })).status).toBe(413);
  const chunked = { ...headers, 'Transfer-Encoding': 'chunked' };
  expect((await ask(site.url, '/contact-us', { method: 'POST', headers: chunked, body })).status).toBe(413);
});

test('a method that a page does not have is refused', async ({ site }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'POST']) {
    const { status } = await ask(site.url, '/about-us', { method });
    expect(status, method).toBe(405);
  }
});

test('a trailing slash redirects to the URL without it, and never to another site', async ({ site }) => {
  const plain = await ask(site.url, '/about-us/?a=1');
  expect([plain.status, plain.headers.location]).toEqual([301, '/about-us?a=1']);
  for (const path of [
    '//evil.example.com/',
    '///evil.example.com//',
    '/\\evil.example.com/',
    '//evil.example.com/%2f..//',
  ]) {
    const { headers } = await ask(site.url, path);
    const target = new URL(headers.location ?? '/', site.url);
    expect(target.origin, path).toBe(site.url);
  }
});

test('a request without a valid host still gets a response', async ({ site }) => {
  const { status } = await ask(site.url, '/', { headers: { Host: 'a b' } });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.describe('in the browser', () => {
  // The browser itself logs an error for a page with status 404.
  test.use({ allowTrouble: true });

  test('hostile text in a URL stays text', async ({ page, site }) => {
    await page.goto(
      `${site.url}/capability/%3Cscript%3Ealert(1)%3C%2Fscript%3E?a=%22%3E%3Cscript%3Ealert(2)%3C/script%3E`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/<script>alert/);
  });
});
