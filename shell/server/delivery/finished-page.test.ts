import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { deliverPage, type FinishedPage, finishPage } from './finished-page.ts';

const text = Array.from({ length: 4_000 }, (_, index) => `<p>Paragraph ${(index * 7919) % 4_001}</p>`).join('');

async function visit(page: FinishedPage, known?: string) {
  const headers = new Headers({ 'accept-encoding': 'br', ...(known && { 'if-none-match': known }) });
  const answer = await deliverPage(page, new Request('http://localhost/', { headers }));
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', bytes: await answer.bytes() };
}

test('a page that is asked for again comes in fewer bytes, as the same text under the same tag', async () => {
  const page = await finishPage(200, new Headers(), text);
  const first = await visit(page);
  await expect.poll(async () => (await visit(page)).bytes.length).toBeLessThan(first.bytes.length);
  const later = await visit(page);
  expect(brotliDecompressSync(later.bytes).toString()).toBe(text);
  expect(later.etag).toBe(first.etag);
});

test('a page whose second visitor came while many were being compressed comes in fewer bytes later', async () => {
  const words = Array.from(
    { length: 300 },
    (_, index) => `<p>${(index * 7919) % 17} of ${(index * 104_729) % 9_973}</p>`,
  );
  const pages = await Promise.all(
    Array.from({ length: 150 }, (_, index) => finishPage(200, new Headers(), `${words.join('')}${index}`)),
  );
  const first = await Promise.all(pages.map(async (page) => (await visit(page)).bytes.length));
  const last = pages.at(-1) as FinishedPage;
  await Promise.all(pages.map((page) => visit(page)));
  await expect
    .poll(async () => (await visit(last)).bytes.length, { timeout: 60_000 })
    .toBeLessThan(first.at(-1) as number);
}, 90_000);

test('an error is not compressed harder, because nobody keeps it', async () => {
  const page = await finishPage(503, new Headers(), text);
  const first = await visit(page);
  await visit(page);
  const other = await finishPage(200, new Headers(), text);
  const last = (await visit(other)).bytes.length;
  // Pages wait for their turns.
  await expect.poll(async () => (await visit(other)).bytes.length).toBeLessThan(last);
  expect((await visit(page)).bytes.length).toBe(first.bytes.length);
});

test('no page is compressed harder while visitors keep the thread busy', async () => {
  const page = await finishPage(200, new Headers(), text);
  const first = await visit(page);
  for (let turn = 0; turn < 100; turn += 1) {
    expect((await visit(page)).bytes.length).toBe(first.bytes.length);
    for (const until = performance.now() + 10; performance.now() < until; );
    await setImmediate();
  }
  await expect.poll(async () => (await visit(page)).bytes.length, { timeout: 5_000 }).toBeLessThan(first.bytes.length);
});

test('a browser that has a page gets it once, also through a cache that made its tag strong', async () => {
  const page = await finishPage(200, new Headers(), text);
  const { etag } = await visit(page);
  for (const known of [etag, etag.replace('W/', ''), `"another", ${etag}`]) {
    const again = await visit(page, known);
    expect([again.status, again.bytes.length], known).toEqual([304, 0]);
  }
  expect((await visit(page, '"another"')).status).toBe(200);
});
