import { allContent } from '@site/content/server/content-names';
import type { MiddlewareHandler } from 'hono';
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
 * Keeps what is made from content alone as finished bytes, with an `ETag`, until content changes.
 *
 * @param readsQuery whether answers depend on the query; if not, all made-up queries have the same answer
 */
export function keepAnswers(content: Pick<ShellContent, 'changes'>, readsQuery: boolean): MiddlewareHandler {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: largest,
    sizeCalculation: ({ answer }, key) => answer.size + key.length + overhead,
  });

  return async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return next();
    const { pathname, search } = new URL(context.req.url);
    const key = readsQuery ? pathname + search : pathname;
    const known = answers.get(key);
    const { changes } = content;
    if (known?.changes === changes && Date.now() - known.madeAt < keptFor) {
      return deliverPage(known.answer, context.req.raw);
    }
    await next();
    if (context.res.status !== 200) return;
    const headers = new Headers(context.res.headers);
    headers.set(cacheTagHeader, joinCacheTags([allContent]));
    const answer = await finishPage(200, headers, await context.res.text(), known?.answer);
    answers.set(key, { answer, madeAt: Date.now(), changes });
    context.res = undefined;
    context.res = await deliverPage(answer, context.req.raw);
  };
}
