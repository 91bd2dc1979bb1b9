import { useEffect, useRef, useState } from 'react';

/** All badges, or the managed-services competency with its one badge. */
export type HeroView = 'default' | 'press';

const pressAfterMs = 3_000;
const backAfterMs = 8_000;

/**
 * Which of the hero's two views is shown: the press view comes by itself at 3 s and goes at 8 s (spec section 9). A choice
 * of the visitor ends that for good.
 *
 * @param isBusy whether the visitor is using what the automatic switch would take away
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
