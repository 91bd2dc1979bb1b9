/** A thread or a process, before anything is asked of it. */
interface Started {
  on(event: 'error' | 'exit', listener: () => void): unknown;
  off(event: 'error' | 'exit', listener: () => void): unknown;
}

/**
 * Keeps a thread or process that is started ahead, because starting one takes longer than most of what it does for a
 * release. It has run nobody's code but the shell's, and is taken once, so it is as good as a new one.
 */
export function createReserve<One extends Started>(start: () => One) {
  let kept: One | undefined;

  function forget(): void {
    kept?.off('error', forget);
    kept?.off('exit', forget);
    kept = undefined;
  }

  return {
    /** The one that was started ahead, or a new one if there is none, or if it has ended. */
    take(): One {
      const one = kept ?? start();
      forget();
      return one;
    },
    /** Starts one ahead, unless there is one. */
    restock(): void {
      if (kept) return;
      kept = start();
      kept.on('error', forget);
      kept.on('exit', forget);
    },
  };
}
