import type { CDPSession, Page } from 'playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Measures the CPU time of the longest task on the page's main thread while `act` runs, in milliseconds. Unlike elapsed
 * time, it does not include whatever else the machine does.
 */
export async function measureLongestTask(devTools: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devTools.on('Tracing.dataCollected', collect);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  // Once the page runs another task, the one to measure has ended and is in the trace.
  await devTools.send('Runtime.evaluate', { expression: '0' });
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', collect);
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  if (tasks.length === 0) throw new Error('The trace contains no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Starts to collect how long the page takes to respond to keys and clicks, up to the next frame. */
export async function observeInteractions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { interactionTimes: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () => page.evaluate(() => (window as unknown as { interactionTimes: number[] }).interactionTimes);
}
