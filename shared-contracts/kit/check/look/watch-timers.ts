/** Where the page keeps the candidate's timers that run. A symbol, so that it is no global of its own. */
export interface Watching {
  [key: symbol]: Map<number | string, string>;
}

/** Those of browsers, not of Node. */
interface Timers extends Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> {
  setTimeout(handler: TimerHandler, delay: number, ...rest: unknown[]): number;
  setInterval(handler: TimerHandler, delay: number, ...rest: unknown[]): number;
  clearTimeout(id: number): void;
  clearInterval(id: number): void;
}

/**
 * Runs in a browser, before any script of the page: remembers each timer that was started with the candidate's code on the
 * stack, until it has run or was cleared.
 *
 * @param own part of the address of the candidate's files
 */
export function watchTimers(own: string): void {
  Error.stackTraceLimit = 50;
  const running = new Map<number | string, string>();
  (window as unknown as Watching)[Symbol.for('mfe check')] = running;
  const { setTimeout, setInterval, clearTimeout, clearInterval, requestAnimationFrame, cancelAnimationFrame } =
    window as unknown as Timers;

  function describe(what: string): string | undefined {
    const frame = new Error().stack?.split('\n').find((line) => line.includes(own));
    const [, file] = /([\w.-]+\.js):\d+/.exec(frame ?? '') ?? [];
    return frame && `${what} from ${file}`;
  }

  Object.assign(window, {
    setTimeout(handler: TimerHandler, delay = 0, ...rest: unknown[]) {
      const what = describe(`setTimeout of ${delay} ms`);
      if (!what || typeof handler !== 'function') return setTimeout.call(window, handler, delay, ...rest);
      const id = setTimeout.call(
        window,
        () => {
          running.delete(id);
          handler(...rest);
        },
        delay,
      );
      running.set(id, what);
      return id;
    },
    setInterval(handler: TimerHandler, delay = 0, ...rest: unknown[]) {
      const what = describe(`setInterval of ${delay} ms`);
      const id = setInterval.call(window, handler, delay, ...rest);
      if (what) running.set(id, what);
      return id;
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const what = describe('requestAnimationFrame');
      const id = requestAnimationFrame.call(window, (time) => {
        running.delete(`frame ${id}`);
        callback(time);
      });
      if (what) running.set(`frame ${id}`, what);
      return id;
    },
    // Browsers number timeouts and intervals together.
    clearTimeout(id: number) {
      running.delete(id);
      clearTimeout.call(window, id);
    },
    clearInterval(id: number) {
      running.delete(id);
      clearInterval.call(window, id);
    },
    cancelAnimationFrame(id: number) {
      running.delete(`frame ${id}`);
      cancelAnimationFrame.call(window, id);
    },
  });
}
