import type { Knowledge } from './knowledge.ts';

/** How old knowledge may get before it is read again, in milliseconds. */
const freshFor = 60_000;

/**
 * Caches the site's content. After a minute, a call still gets the cached answer and triggers a refresh in the background.
 * If that fails, the last content stays in use.
 */
export function createKnowledgeCache(
  read: () => Promise<Knowledge>,
  log: (line: string) => void,
  now = () => performance.now(),
): () => Promise<Knowledge> {
  let known: Knowledge | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Knowledge> | undefined;

  function refresh(): Promise<Knowledge> {
    reading ??= read()
      .then((knowledge) => {
        known = knowledge;
        readAt = now();
        return knowledge;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return async () => {
    if (!known) {
      return refresh();
    }
    if (now() - readAt > freshFor) {
      refresh().catch((error: Error) => log(`assistant keeps its last content: ${error.message}`));
    }
    return known;
  };
}
