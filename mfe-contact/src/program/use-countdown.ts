import { useEffect, useState } from 'react';
import { type Countdown, toCountdown } from './countdown.ts';

/**
 * Ticks each second and stops at zero. The first render uses the time the page was loaded, so that server and browser
 * agree; after that, the browser's clock takes over.
 *
 * @param loadedAt epoch milliseconds, from the loader
 */
export function useCountdown(until: string, loadedAt: number): Countdown {
  const [now, setNow] = useState(loadedAt);
  const countdown = toCountdown(until, now);
  const { isOver } = countdown;

  useEffect(() => {
    if (isOver) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return countdown;
}
