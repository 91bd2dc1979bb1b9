import { firstStep } from './early-steps.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Resolves once the browser has read the whole page and is idle, or the visitor touches, presses or types anything. Scripts are
 * asked for when the page is painted, which may be before all of it has come.
 */
export async function whenSpare(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  }
  await Promise.race([firstStep, new Promise<void>(whenIdle)]);
}
