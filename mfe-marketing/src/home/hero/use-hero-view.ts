import { useEffect, useRef, useState } from 'react';

/** `default` shows all badges; `press` shows the managed-services competency with its single badge. */
export type HeroView = 'default' | 'press';

const pressAfterMs = 3_000;
const backAfterMs = 8_000;

/**
 * Switches the hero to the press view at 3 s and back at 8 s (spec section 9). Once the visitor toggles the view, it no
 * longer switches on its own.
 *
 * @param isBusy whether the visitor is using the badges, which cancels the switch to the press view
 */
export function useHeroView(isBusy: () => boolean): { view: HeroView; toggle(): void } {
  const [view, setView] = useState<HeroView>('default');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const busy = useRef(isBusy);

  useEffect(() => {
    busy.current = isBusy;
  });

  useEffect(() => {
    timers.current = [
      setTimeout(() => !busy.current() && setView('press'), pressAfterMs),
      setTimeout(() => setView('default'), backAfterMs),
    ];
    return () => timers.current.forEach(clearTimeout);
  }, []);

  function toggle() {
    timers.current.forEach(clearTimeout);
    setView((current) => (current === 'default' ? 'press' : 'default'));
  }

  return { view, toggle };
}
