import { onTestFinished, vi } from 'vitest';

/** A question that the assistant's API received. The test answers it piece by piece. */
export interface ReceivedQuestion {
  prompt: string;
  before: string[];
  isCanceled: boolean;
  say(html: string): void;
  /** @param follows the questions before on which the answer depends; by default, the API does not say */
  finish(follows?: string[]): void;
  fail(): void;
}

/** Fakes `POST /bedrock`, so that a test controls when each piece of an answer arrives. */
export function fakeAssistant(): ReceivedQuestion[] {
  const received: ReceivedQuestion[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body, signal }: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    writer.closed.catch(() => {});
    const send = (event: string) => void writer.write(new TextEncoder().encode(event)).catch(() => {});
    const { prompt, before } = JSON.parse(String(body));
    const question: ReceivedQuestion = {
      prompt,
      before,
      isCanceled: false,
      say: (content) => send(`data: ${JSON.stringify({ content })}\n\n`),
      finish: (follows) => send(`event: done\ndata: ${JSON.stringify({ follows })}\n\n`),
      fail: () => send('event: error\ndata: {}\n\n'),
    };
    signal?.addEventListener('abort', () => {
      question.isCanceled = true;
      void writer.abort(signal.reason).catch(() => {});
    });
    received.push(question);
    return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return received;
}
