import { onTestFinished, vi } from 'vitest';

/** A question as the assistant's API received it, answered piece by piece by the test. */
export interface ReceivedQuestion {
  prompt: string;
  isCancelled: boolean;
  say(html: string): void;
  finish(): void;
  fail(): void;
}

/** Stands in for `POST /bedrock`, so that a test decides when each word of an answer comes. */
export function fakeAssistant(): ReceivedQuestion[] {
  const received: ReceivedQuestion[] = [];
  vi.stubGlobal('fetch', async (_: URL, { body, signal }: RequestInit) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    writer.closed.catch(() => {});
    const send = (event: string) => void writer.write(new TextEncoder().encode(event)).catch(() => {});
    const question: ReceivedQuestion = {
      prompt: JSON.parse(String(body)).prompt,
      isCancelled: false,
      say: (content) => send(`data: ${JSON.stringify({ content })}\n\n`),
      finish: () => send('event: done\ndata: {}\n\n'),
      fail: () => send('event: error\ndata: {}\n\n'),
    };
    signal?.addEventListener('abort', () => {
      question.isCancelled = true;
      void writer.abort(signal.reason).catch(() => {});
    });
    received.push(question);
    return new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return received;
}
