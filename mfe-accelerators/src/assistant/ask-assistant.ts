import { type ProviderApi, readEnvelope } from '@site/contract/clients/provider-api';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { getTabSession } from './tab-session.ts';

/** A question, and the visitor's questions before it, the oldest first, at most five. */
export interface Asked {
  prompt: string;
  before: readonly string[];
}

/** An answer, and which of the questions before it depends on; all, if the API does not say. */
export interface Answered {
  /** Unsanitized HTML. */
  content: string;
  follows?: readonly string[] | undefined;
}

/**
 * Asks the assistant and returns its answer: `POST /bedrock` (spec section 7).
 *
 * @throws when the API fails or the answer has no content
 */
export async function askAssistant(api: ProviderApi, asked: Asked, signal: AbortSignal): Promise<Answered> {
  return readAnswer(await api.request('bedrock', toRequest(asked, 'application/json', signal)));
}

/**
 * Streams the same answer as pieces of HTML, in order. When asked with `Accept: text/event-stream`, the API sends events
 * whose data is `{"content":"<piece>"}`, and a final event named `done`. An API that does not stream sends the answer in
 * one piece.
 *
 * @returns which of the questions before the answer depends on
 * @throws while iterating, when the API fails or the stream ends early
 */
export async function* streamAnswer(
  api: ProviderApi,
  asked: Asked,
  signal: AbortSignal,
): AsyncGenerator<string, Answered['follows']> {
  const request = toRequest(asked, 'text/event-stream, application/json;q=0.9', signal);
  const response = await api.request('bedrock', request);
  if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    const { content, follows } = await readAnswer(response);
    yield content;
    return follows;
  }
  for await (const { event, data } of readEvents(response.body)) {
    const { content, follows } = JSON.parse(data || '{}') as { content?: unknown; follows?: string[] };
    if (event === 'done') return follows;
    if (typeof content !== 'string') throw new Error(`bedrock was cut off: ${data}`);
    yield content;
  }
  throw new Error('bedrock was cut off before the end of its answer');
}

/**
 * How long a visitor who has asked too often has to wait, in seconds.
 *
 * @returns `undefined` if the assistant failed for another reason
 */
export function toWait(error: unknown): number | undefined {
  const response = (error as Error | undefined)?.cause;
  if (!(response instanceof Response) || response.status !== 429) return undefined;
  return Number(response.headers.get('Retry-After')) || 60;
}

/** Uses a reader because Safari cannot iterate over a stream. */
async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  try {
    for (;;) {
      const { done, value } = await withPatience(reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    // Not awaited: a stream that hangs may not answer this either.
    reader.cancel().catch(() => {});
  }
}

/** How long the next piece may take, in milliseconds: longer than the API itself waits. */
const patience = 20_000;

function withPatience<Value>(next: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('bedrock stopped in the middle of its answer')), patience);
  });
  return Promise.race([next, late]).finally(() => clearTimeout(timer));
}

function toRequest(asked: Asked, accept: string, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ ...asked, session: getTabSession() || undefined }),
    signal,
  };
}

async function readAnswer(response: Response): Promise<Answered> {
  const body = (await readEnvelope(response)) as { response?: { content?: unknown; follows?: string[] } } | null;
  const { content, follows } = body?.response ?? {};
  if (typeof content !== 'string') throw new Error('bedrock returned no content');
  return { content, follows };
}
