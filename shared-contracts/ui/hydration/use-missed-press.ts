import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Remembers the last button of a place that was pressed before it had its handler, and presses it again when it has.
 *
 * @returns to be called once the place is hydrated
 */
export function useMissedPress(place: RefObject<HTMLElement | null>): () => void {
  const missed = useRef<HTMLButtonElement>(null);
  const ready = useRef(false);

  useEffect(() => {
    function remember({ target }: MouseEvent) {
      if (ready.current || !(target instanceof Element) || !place.current?.contains(target)) return;
      missed.current = target.closest('button');
    }
    // React stops the events of what is not hydrated on their way down, at its root; the window comes before that.
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, [place]);

  return useCallback(() => {
    ready.current = true;
    missed.current?.click();
    missed.current = null;
  }, []);
}
