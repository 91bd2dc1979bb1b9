import { act, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';

/** Fakes the IntersectionObserver that jsdom lacks. Call it before rendering. */
export function fakeVisibility() {
  const observers = new Map<IntersectionObserver, { notify: IntersectionObserverCallback; targets: Set<Element> }>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: IntersectionObserverCallback) {
        observers.set(this as never, { notify, targets: new Set() });
      }
      observe(target: Element) {
        observers.get(this as never)?.targets.add(target);
      }
      disconnect() {
        observers.delete(this as never);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    /** Tells an element's observers how much of it is in view. Waits until there is an observer. */
    async show(target: Element, intersectionRatio: number) {
      const watching = () => [...observers].filter(([, { targets }]) => targets.has(target));
      await waitFor(() => expect(watching()).not.toHaveLength(0));
      const entry = { target, intersectionRatio } as IntersectionObserverEntry;
      act(() => {
        for (const [observer, { notify }] of watching()) notify([entry], observer);
      });
    },
  };
}
