import { startHttp2Server } from './http2-server.ts';

/** What each request costs, whatever is in it. */
export const tokensPerRequest = 7;

/**
 * Answers `InvokeModel` of the Bedrock runtime for Titan and Cohere. In place of a model, which is neither on this machine nor
 * the same tomorrow, a text becomes its groups of words that mean alike, so tests know what is near to what.
 */
export async function startEmbeddingServer(alike: readonly (readonly string[])[]) {
  const requests: { path: string; body: Record<string, unknown> }[] = [];
  const state = { status: 200 };
  const toVector = (text: string) =>
    alike.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length + 0.001);
  const server = await startHttp2Server(async (stream, headers) => {
    const body = JSON.parse(Buffer.concat(await stream.toArray()).toString());
    requests.push({ path: decodeURIComponent(String(headers[':path'])), body });
    stream.respond({
      ':status': state.status,
      'content-type': 'application/json',
      'x-amzn-bedrock-input-token-count': String(tokensPerRequest),
    });
    stream.end(
      JSON.stringify(
        body.texts ? { embeddings: body.texts.map(toVector) } : { embedding: toVector(String(body.inputText)) },
      ),
    );
  });
  return {
    ...server,
    requests,
    /** Change its `status` to make the server fail. */
    state,
  };
}
