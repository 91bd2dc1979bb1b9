import type { Knowledge } from './knowledge.ts';

/** How long knowledge is used before it is read again, in milliseconds. */
const freshFor = 60_000;

/**
 * Reads the site's content once and again every minute, while the answer goes out from what is known. What was read last
 * stays in use while the content service is away.
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
