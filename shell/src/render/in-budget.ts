/** Somebody's part took longer than a page may wait. */
class OverBudget extends Error {
  override name = 'OverBudget';
}

/** The work's result, or OverBudget after so many milliseconds. The work itself goes on, for the next visitor's good. */
export function inBudget<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new OverBudget(`not there after ${milliseconds} ms; left to the browser`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
