import { listen } from '@site/server/listen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';

const answers: Record<string, () => Response> = {
  '/good.pdf': () => new Response('%PDF-1.7 …'),
  '/page.pdf': () => new Response('<html>'),
  '/gone.pdf': () => new Response('', { status: 404 }),
  '/elsewhere.pdf': () => Response.redirect('http://127.0.0.1:1/'),
  // Without a length, so that only what arrives can say how large it is.
  '/endless.pdf': () =>
    new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) })),
};
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const fetch = ({ url }: Request) => answers[new URL(url).pathname]?.() ?? new Response('', { status: 404 });
  server = await listen({ fetch }, { port: 0, portVariable: 'PORT' });
});
afterAll(() => server.closeNow());

it('reads a PDF', async () => {
  expect(String(await readPdf(`${server.url}/good.pdf`))).toBe('%PDF-1.7 …');
});

it.each([
  ['page', 'no PDF'],
  ['gone', 'answered 404'],
  ['elsewhere', 'fetch failed'],
  ['endless', 'larger than 7 MB'],
])('refuses %s.pdf', async (name, reason) => {
  await expect(readPdf(`${server.url}/${name}.pdf`)).rejects.toThrow(reason);
});
