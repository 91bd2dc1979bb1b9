/** The time for an answer is up. */
class OverBudget extends Error {
  override name = 'OverBudget';
}

/** One budget for a whole answer. */
export interface Deadline {
  /** Aborts when the time is up. */
  signal: AbortSignal;
  /** Resolves with the work's result, or rejects with OverBudget when the time is up. The work itself may go on. */
  within<Value>(work: Promise<Value>): Promise<Value>;
  /** Stops the clock. Call it when the answer is finished. */
  done(): void;
}

/** @param budget in milliseconds */
export function startDeadline(budget: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new OverBudget(`The answer was not finished after ${budget} ms.`)),
    budget,
  );
  const { signal } = controller;
  return {
    signal,
    within(work) {
      if (signal.aborted) return Promise.reject(signal.reason);
      return new Promise((resolve, reject) => {
        const onAbort = () => reject(signal.reason);
        signal.addEventListener('abort', onAbort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
      });
    },
    done: () => clearTimeout(timer),
  };
}
