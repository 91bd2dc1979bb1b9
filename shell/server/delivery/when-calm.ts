import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** The share of its time that this thread may spend on visitors while others do what can wait. */
const calm = 0.5;
/** How long to look, in milliseconds. */
const look = 50;

/** Waits until visitors leave this thread idle for half of the time, so that work that can wait takes no processor from them. */
export async function whenCalm(): Promise<void> {
  for (let utilization = 1; utilization > calm; ) {
    const before = performance.eventLoopUtilization();
    await setTimeout(look);
    ({ utilization } = performance.eventLoopUtilization(before));
  }
}
