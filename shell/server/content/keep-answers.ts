import { allContent } from '@site/content/server/content-names';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { LRUCache } from 'lru-cache';
import { cacheTagHeader, deliverPage, type FinishedPage, finishPage, joinCacheTags } from '../delivery/delivery.ts';
import type { ShellContent } from './server-content.ts';

interface KeptAnswer {
  answer: FinishedPage;
  /** When it was made, and how often content had changed by then. */
  madeAt: number;
  changes: number;
}

const largest = 32 * 1024 * 1024;
/** What headers and bookkeeping of an answer take, in bytes, about. Most of a short answer's memory. */
const overhead = 4_000;
/** How long an answer counts as current without another look, unless some content changes, in milliseconds. */
const keptFor = 1_000;

/**
 * Keeps what is made from content alone as finished bytes, with an `ETag`, until content changes. An answer is made once for
 * everybody who asks at the same time.
 *
 * @param parameters the query parameters that answers depend on; all other queries have the same answer
 */
export function keepAnswers(
  content: Pick<ShellContent, 'changes'>,
  parameters: readonly string[] = [],
): MiddlewareHandler {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: largest,
    sizeCalculation: ({ answer }, key) => answer.size + key.length + overhead,
  });
  const running = new Map<string, Promise<FinishedPage | undefined>>();

  /** Makes an answer; undefined if it must not be kept. */
  async function make(context: Context, next: Next, key: string): Promise<FinishedPage | undefined> {
    const { changes } = content;
    await next();
    if (context.res.status !== 200) return undefined;
    const headers = new Headers(context.res.headers);
    headers.set(cacheTagHeader, joinCacheTags([allContent]));
    const answer = await finishPage(200, headers, await context.res.text(), answers.get(key)?.answer);
    answers.set(key, { answer, madeAt: Date.now(), changes });
    context.res = undefined;
    return answer;
  }

  return async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return next();
    const key = JSON.stringify([context.req.path, ...parameters.map((name) => context.req.query(name))]);
    const known = answers.get(key);
    const { changes } = content;
    if (known?.changes === changes && Date.now() - known.madeAt < keptFor) {
      return deliverPage(known.answer, context.req.raw);
    }
    const name = `${changes} ${key}`;
    const other = running.get(name);
    if (other) {
      const answer = await other;
      return answer ? deliverPage(answer, context.req.raw) : next();
    }
    const work = make(context, next, key).finally(() => running.delete(name));
    running.set(name, work);
    const answer = await work;
    if (answer) context.res = await deliverPage(answer, context.req.raw);
  };
}
