import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { getClientAddress } from '../http/client-address.ts';
import { limitBody, tooMany } from '../http/limits.ts';
import { problem } from '../http/problem.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { Answerer } from './answerer.ts';

export interface AssistantOptions {
  answer: Answerer;
  limiter: RateLimiter;
  log: (line: string) => void;
  /** How long a whole answer may take, in milliseconds. */
  timeLimit?: number;
}

const nothingAsked = 'Please ask something...';
const promptSchema = v.object({
  prompt: v.optional(
    v.pipe(
      v.string(nothingAsked),
      v.trim(),
      v.nonEmpty(nothingAsked),
      v.maxLength(1000, 'A question can have at most 1,000 characters.'),
    ),
    '',
  ),
});

/**
 * `POST /bedrock`: answers a visitor's question as HTML (spec section 7). A client that sends `Accept: text/event-stream`
 * gets each piece as soon as it is written, as `{"content":"<piece>"}`, and an event `done` when the answer is complete.
 */
export function createAssistantRoute({ answer, limiter, log, timeLimit = 15_000 }: AssistantOptions): Hono {
  const route = new Hono();

  route.use(limitBody());

  route.post('/', async (context) => {
    const wait = limiter.take(getClientAddress(context));
    if (wait > 0) {
      return tooMany(context, wait, { title: 'Too many questions', detail: 'Try again in a moment.' });
    }
    const parsed = v.safeParse(promptSchema, await context.req.json().catch(() => ({})));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return problem(context, { status: 422, title: 'Invalid question', errors: { prompt: issue.message } });
    }
    const { prompt } = parsed.output;
    const limit = AbortSignal.timeout(timeLimit);
    const signal = AbortSignal.any([limit, context.req.raw.signal]);

    if (context.req.header('Accept')?.includes('text/event-stream')) {
      return streamSSE(context, async (stream) => {
        try {
          for await (const content of untilAborted(answer(prompt, signal), signal)) {
            await stream.writeSSE({ data: JSON.stringify({ content }) });
          }
          await stream.writeSSE({ event: 'done', data: '{}' });
        } catch (error) {
          log(`assistant was cut off: ${(error as Error).message}`);
          await stream.writeSSE({ event: 'error', data: '{}' });
        }
      });
    }
    try {
      let content = '';
      for await (const piece of untilAborted(answer(prompt, signal), signal)) {
        content += piece;
      }
      return context.json({ statusCode: 200, body: { response: { content } } });
    } catch (error) {
      log(`assistant failed: ${(error as Error).message}`);
      return limit.aborted
        ? problem(context, { status: 504, title: 'Timed out', detail: 'The assistant took too long.' })
        : problem(context, { status: 503, title: 'Unavailable', detail: 'The assistant cannot answer right now.' });
    }
  });

  return route;
}

/** Stops at the signal even if the source of the pieces ignores it. */
async function* untilAborted<T>(pieces: AsyncIterable<T>, signal: AbortSignal): AsyncIterable<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  aborted.catch(() => undefined);
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    for (;;) {
      const { done, value } = await Promise.race([iterator.next(), aborted]);
      if (done) {
        return;
      }
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
