import { type BeforeHydration, beforeHydrationName } from './before-hydration.ts';

const kept = (globalThis as unknown as Record<string, BeforeHydration | undefined>)[beforeHydrationName];

/** Resolves when the visitor first touches, presses or types anything, which may have been before any script came. */
export const firstStep = kept?.firstStep;

/** Call it when hydration begins: from then on, React hydrates what is pressed first. */
export function endBeforeHydration(): void {
  kept?.end();
}

/** Presses the buttons again that were pressed before hydration began. Call it once the page is hydrated. */
export function repeatEarlyPresses(): void {
  for (const button of kept?.pressed.splice(0) ?? []) button.click();
}
