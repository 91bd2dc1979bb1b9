import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProviderApi } from '@site/contract/clients/provider-api';
import { afterEach, describe, expect, it } from 'vitest';
import { askAssistant, streamAnswer } from './ask-assistant.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function withApi(answer: RequestListener) {
  const api = createServer(answer);
  server = api;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const client = createProviderApi({ providerApiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const { signal: never } = new AbortController();
  return {
    ask: (prompt: string) => askAssistant(client, { prompt, before: [] }, never),
    askStream: (prompt: string, signal = never) => streamAnswer(client, { prompt, before: [] }, signal),
  };
}

const json = (body: unknown) => withApi((_, response) => response.end(JSON.stringify(body)));
const stream = (...parts: string[]) =>
  withApi(async (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    for (const part of parts) await new Promise((written) => response.write(part, written));
    response.end();
  });

describe("the assistant's answer", () => {
  const answer = { response: { content: '<p>CTRL Ignite</p>' } };

  it.each([
    ['bare', answer],
    ['in an envelope', { statusCode: 200, body: answer }],
    ['in an envelope with a string body', { statusCode: 200, body: JSON.stringify(answer) }],
  ])('is read %s', async (_, body) => {
    expect(await (await json(body)).ask('Where do I start?')).toEqual({ content: '<p>CTRL Ignite</p>' });
    expect(await Array.fromAsync((await json(body)).askStream('Where do I start?'))).toEqual(['<p>CTRL Ignite</p>']);
  });

  it('is rejected without content', async () => {
    const api = await json({ response: {} });
    await expect(api.ask('Where do I start?')).rejects.toThrow('returned no content');
  });

  it("fails with the API's status", async () => {
    const api = await withApi((_, response) => response.writeHead(503).end());
    await expect(api.ask('Where do I start?')).rejects.toThrow('bedrock responded with 503');
  });
});

describe('an answer that streams', () => {
  it('arrives in the same pieces wherever the network splits it', async () => {
    const api = await stream(
      ': hello\n\ndata: {"content":"<p>CTRL',
      ' "}\n',
      '\ndata: {"content":"Ign\\u00eete</p>"}\n\nevent: done\ndata: {}\n\n',
    );
    expect(await Array.fromAsync(api.askStream('Where do I start?'))).toEqual(['<p>CTRL ', 'Ignîte</p>']);
  });

  it('fails when the stream breaks off, so that half an answer never passes for a whole one', async () => {
    const api = await stream('data: {"content":"<p>Do not"}\n\n');
    await expect(Array.fromAsync(api.askStream('Where do I start?'))).rejects.toThrow('was cut off');
  });

  it('fails on an error event', async () => {
    const api = await stream('event: error\ndata: {"title":"Too slow"}\n\n');
    await expect(Array.fromAsync(api.askStream('Where do I start?'))).rejects.toThrow('Too slow');
  });

  it('stops when it is canceled', async () => {
    const api = await withApi((_, response) => {
      response.setHeader('Content-Type', 'text/event-stream');
      response.write('data: {"content":"one"}\n\n');
    });
    const cancel = new AbortController();
    const pieces = api.askStream('Where do I start?', cancel.signal)[Symbol.asyncIterator]();
    expect(await pieces.next()).toEqual({ done: false, value: 'one' });
    cancel.abort();
    await expect(pieces.next()).rejects.toThrow('abort');
  });
});
