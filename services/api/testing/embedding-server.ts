import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/**
 * Answers `InvokeModel` of the Bedrock runtime for Titan and Cohere. In place of a model, which is neither on this machine nor
 * the same tomorrow, a text becomes its groups of words that mean alike, so tests know what is near to what.
 */
export async function startEmbeddingServer(alike: readonly (readonly string[])[]) {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const state = { status: 200 };
  const toVector = (text: string) =>
    alike.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length + 0.001);
  const server = createServer();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', async (stream, headers) => {
    const body = JSON.parse(Buffer.concat(await stream.toArray()).toString());
    requests.push({ path: decodeURIComponent(String(headers[':path'])), body });
    stream.respond({ ':status': state.status, 'content-type': 'application/json' });
    stream.end(
      JSON.stringify(
        body.texts ? { embeddings: body.texts.map(toVector) } : { embedding: toVector(String(body.inputText)) },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    /** Change its `status` to make the server fail. */
    state,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const session of sessions) {
        session.destroy();
      }
      server.close();
    },
  };
}
