import type { ServerHttp2Stream } from 'node:http2';
import type { ConverseStreamCommandInput, ConverseStreamOutput } from '@aws-sdk/client-bedrock-runtime';
import { EventStreamCodec } from '@smithy/core/event-streams';
import { startHttp2Server } from './http2-server.ts';

/** What the server does with a request: events to send, or a status to fail with. */
export type Script = (request: ConverseStreamCommandInput) => AsyncIterable<ConverseStreamOutput> | number;

const codec = new EventStreamCodec(
  (bytes) => Buffer.from(bytes).toString('utf8'),
  (text) => new Uint8Array(Buffer.from(text, 'utf8')),
);

/** Speaks the protocol of the Bedrock runtime on this machine, event stream included. For tests. */
export async function startBedrockServer(script: Script) {
  const requests: ConverseStreamCommandInput[] = [];
  const server = await startHttp2Server(async (stream) => {
    const request = JSON.parse(Buffer.concat(await stream.toArray()).toString());
    requests.push(request);
    const answer = script(request);
    if (typeof answer === 'number') {
      stream.respond({
        ':status': answer,
        'content-type': 'application/json',
        'x-amzn-errortype': 'ValidationException',
      });
      stream.end('{"message":"refused by the test"}');
      return;
    }
    stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
    for await (const event of answer) {
      send(stream, event);
    }
    stream.end();
  });
  return {
    ...server,
    requests,
  };
}

function send(stream: ServerHttp2Stream, event: ConverseStreamOutput): void {
  const [[type, body] = ['', {}]] = Object.entries(event);
  const header = (value: string) => ({ type: 'string' as const, value });
  stream.write(
    codec.encode({
      headers: {
        ':event-type': header(type),
        ':content-type': header('application/json'),
        ':message-type': header('event'),
      },
      body: new Uint8Array(Buffer.from(JSON.stringify(body))),
    }),
  );
}
