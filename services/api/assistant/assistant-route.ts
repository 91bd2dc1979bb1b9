import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { problem } from '../http/problem.ts';
import type { Answerer, Asked } from './answerer.ts';

export interface AssistantOptions {
  answer: Answerer;
  /** Dollars spent from the SMB program's funding pool. */
  getSpent: () => Promise<number>;
  log: (line: string) => void;
  /** How long the next piece of an answer may take, in milliseconds. */
  patience?: number;
  /** How long a whole answer may take, in milliseconds. */
  timeLimit?: number;
}

const nothingAsked = 'Please ask something...';
const tooLong = 'A question can have at most 1,000 characters.';
const noList = 'Should be a list of questions.';
const noObject = 'Should be a JSON object with a prompt.';
const promptSchema = v.object(
  {
    prompt: v.optional(
      v.pipe(v.string('Should be text.'), v.trim(), v.nonEmpty(nothingAsked), v.maxLength(1000, tooLong)),
      '',
    ),
    /** The visitor's last questions, which this one may follow. */
    before: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(noList), v.maxLength(1000, tooLong)), noList),
        v.maxLength(5, 'At most 5 earlier questions can be sent.'),
      ),
      [],
    ),
  },
  noObject,
);

/**
 * `POST /bedrock`: answers a visitor's question as HTML (spec section 7). A client that sends `Accept: text/event-stream`
 * gets each piece as soon as it is written, as `{"content":"<piece>"}`, and an event `done` when the answer is complete. Both say
 * in `follows` which of the questions before the answer depends on.
 */
export function createAssistantRoute(options: AssistantOptions): Hono {
  const { answer, getSpent, log, patience = 15_000, timeLimit = 60_000 } = options;
  const route = new Hono();
  const getFacts = async () => ({ spent: await getSpent().catch(() => undefined), now: Date.now() });

  route.post('/', async (context) => {
    const parsed = v.safeParse(promptSchema, await context.req.json().catch(() => undefined));
    if (!parsed.success) {
      const errors = Object.fromEntries(parsed.issues.map(({ path, message }) => [path?.[0].key ?? 'body', message]));
      return problem(context, { status: 422, title: 'Invalid question', errors });
    }
    const { prompt, before } = parsed.output;
    let follows: readonly string[] = before;
    const noteFollowed = (questions: readonly string[]) => {
      follows = questions;
    };
    const asked: Asked = { question: prompt, before, getFacts, noteFollowed };
    const left = context.req.raw.signal;
    const limit = AbortSignal.timeout(timeLimit);
    const signal = AbortSignal.any([limit, left]);
    const pieces = () => withPatience(answer(asked, signal), signal, patience);

    if (context.req.header('Accept')?.includes('text/event-stream')) {
      return streamSSE(context, async (stream) => {
        try {
          for await (const content of pieces()) {
            await stream.writeSSE({ data: JSON.stringify({ content }) });
          }
          await stream.writeSSE({ event: 'done', data: JSON.stringify({ follows }) });
        } catch (error) {
          if (left.aborted) {
            return;
          }
          log(`assistant was cut off: ${(error as Error).message}`);
          await stream.writeSSE({ event: 'error', data: '{}' });
        }
      });
    }
    try {
      let content = '';
      for await (const piece of pieces()) {
        content += piece;
      }
      return context.json({ statusCode: 200, body: { response: { content, follows } } });
    } catch (error) {
      if (!left.aborted) {
        log(`assistant failed: ${(error as Error).message}`);
      }
      return error instanceof DOMException && error.name === 'TimeoutError'
        ? problem(context, { status: 504, title: 'Timed out', detail: 'The assistant took too long.' })
        : problem(context, { status: 503, title: 'Unavailable', detail: 'The assistant cannot answer right now.' });
    }
  });

  return route;
}

/** Stops at the signal, or when the next piece takes too long, even if the source of the pieces ignores both. */
async function* withPatience<T>(pieces: AsyncIterable<T>, signal: AbortSignal, patience: number): AsyncIterable<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const stop = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const abort = () => reject(stop.reason);
    stop.addEventListener('abort', abort, { once: true });
    if (stop.aborted) {
      abort();
    }
    try {
      const { done, value } = await Promise.race([iterator.next(), stopped]);
      if (done) {
        return;
      }
      yield value;
    } finally {
      stop.removeEventListener('abort', abort);
    }
  }
}
