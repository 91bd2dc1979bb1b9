import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Stands in for the IntersectionObserver that jsdom leaves out. Call it before rendering. */
export function fakeVisibility() {
  const observers: { notify: IntersectionObserverCallback; threshold: number }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: IntersectionObserverCallback, { threshold }: IntersectionObserverInit) {
        observers.push({ notify, threshold: Number(threshold) });
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Says how much of an element is in view, to whoever asked to hear of a share that it has now passed. */
    show(target: Element, intersectionRatio: number) {
      const entry = { target, intersectionRatio } as IntersectionObserverEntry;
      act(() => {
        for (const { notify } of observers) notify([entry], {} as IntersectionObserver);
      });
    },
  };
}
