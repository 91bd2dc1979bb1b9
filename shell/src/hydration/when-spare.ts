import { whenIdle } from './when-idle.ts';

/** A visitor's first steps, which cannot wait. */
const firstSteps = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Resolves once the page has been painted and the browser is idle, or the visitor touches, presses or types anything. */
export function whenSpare(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => {
      for (const step of firstSteps) removeEventListener(step, start, true);
      resolve();
    };
    for (const step of firstSteps) addEventListener(step, start, { capture: true, passive: true });
    // Animation frames come before a paint, and tasks after it.
    requestAnimationFrame(() => setTimeout(() => whenIdle(start)));
  });
}
