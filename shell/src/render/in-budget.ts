/** Work that took longer than its budget. */
class OverBudget extends Error {
  override name = 'OverBudget';
}

/**
 * Rejects with OverBudget when the work takes longer. The work itself continues; what it loads serves the next visitor.
 */
export function inBudget<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new OverBudget(`not ready after ${milliseconds} ms; left to the browser`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
