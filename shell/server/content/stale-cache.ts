/** Answers at once from memory, refreshes behind the visitor's back, and keeps the last good answer through failures. */
export interface StaleCache<Value> {
  /** @throws only where the very first read fails */
  get(key: string, read: () => Promise<Value>): Promise<Value>;
  /** Marks everything as stale; nothing is forgotten. */
  invalidate(): void;
}

interface Answer<Value> {
  value: Value | undefined;
  readAt: number;
  reading: Promise<Value> | undefined;
}

/** @param freshFor how long an answer serves without being asked for again, in milliseconds */
export function createStaleCache<Value>(options: {
  freshFor: number;
  report(error: unknown): void;
  now?: () => number;
}): StaleCache<Value> {
  const { freshFor, report, now = Date.now } = options;
  const answers = new Map<string, Answer<Value>>();

  function refresh(answer: Answer<Value>, read: () => Promise<Value>): Promise<Value> {
    answer.reading ??= read()
      .then((value) => {
        answer.value = value;
        answer.readAt = now();
        return value;
      })
      .catch((error: unknown) => {
        report(error);
        // Ask again soon, but not at every request.
        answer.readAt = now() - freshFor / 2;
        throw error;
      })
      .finally(() => {
        answer.reading = undefined;
      });
    return answer.reading;
  }

  return {
    async get(key, read) {
      const answer = answers.get(key) ?? { value: undefined, readAt: Number.NEGATIVE_INFINITY, reading: undefined };
      answers.set(key, answer);
      if (answer.value === undefined) return refresh(answer, read);
      if (now() - answer.readAt >= freshFor) refresh(answer, read).catch(() => {});
      return answer.value;
    },
    invalidate() {
      for (const answer of answers.values()) answer.readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
