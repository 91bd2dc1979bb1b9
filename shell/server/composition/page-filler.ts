interface Options {
  /** Pages to make ahead of visitors, the most wanted first. */
  listPages(): Promise<readonly string[]>;
  isUpToDate(page: string): boolean;
  make(page: string): Promise<unknown>;
}

/**
 * Makes pages ahead of visitors, one at a time, so that the first visitor after a release or a publication does not wait.
 *
 * @returns starts a round; one that is running starts over
 */
export function createPageFiller({ listPages, isUpToDate, make }: Options): () => void {
  let asked = 0;
  let isRunning = false;

  async function fill(): Promise<void> {
    for (let round = 0; round !== asked; ) {
      round = asked;
      for (const page of await listPages()) {
        if (round !== asked) break;
        if (!isUpToDate(page)) await make(page).catch(() => {});
      }
    }
  }

  return () => {
    asked += 1;
    if (isRunning) return;
    isRunning = true;
    void fill()
      .catch(() => {})
      .finally(() => {
        isRunning = false;
      });
  };
}
