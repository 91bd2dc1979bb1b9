import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { type LineSpeed, startSlowLine } from './slow-line.ts';

const page = Buffer.alloc(40_000, 'page');

async function startServer(): Promise<string> {
  const server = createServer((_, answer) => answer.end(page)).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

/** Asks for the page over such a line, and resolves to how long it took. */
async function ask(url: string, speed: LineSpeed): Promise<number> {
  const line = await startSlowLine(speed);
  const { hostname, port } = new URL(line.url);
  const start = performance.now();
  const [answer] = (await once(get({ hostname, port, path: url }), 'response')) as [IncomingMessage];
  expect((await buffer(answer)).equals(page)).toBe(true);
  line.close();
  return performance.now() - start;
}

it('carries every byte, and takes as long as a line of that speed', async () => {
  const url = await startServer();
  const fast = { roundTrip: 0, down: 10_000_000, up: 10_000_000 };
  // A connection and an answer are two round trips; the page is 200 ms of bytes.
  expect(await ask(url, { ...fast, roundTrip: 200 })).toBeGreaterThanOrEqual(390);
  expect(await ask(url, { ...fast, down: 200_000 })).toBeGreaterThanOrEqual(190);
});
