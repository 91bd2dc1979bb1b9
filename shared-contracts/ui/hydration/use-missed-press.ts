import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Remembers the last button that the visitor pressed inside an element before hydration, and clicks it after hydration.
 *
 * @returns a function to call once the element is hydrated
 */
export function useMissedPress(place: RefObject<HTMLElement | null>): () => void {
  const missed = useRef<HTMLButtonElement>(null);
  const ready = useRef(false);

  useEffect(() => {
    function remember({ target }: MouseEvent) {
      if (ready.current || !(target instanceof Element) || !place.current?.contains(target)) return;
      missed.current = target.closest('button');
    }
    // React stops events on unhydrated elements at its root. The capture phase on the window comes before that.
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, [place]);

  return useCallback(() => {
    ready.current = true;
    missed.current?.click();
    missed.current = null;
  }, []);
}
