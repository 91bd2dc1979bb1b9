import { useLayoutEffect, useState } from 'react';
import { type Countdown, toCountdown } from './countdown.ts';

/**
 * Ticks each second and stops at zero. The first render uses the time that the server's page is as of; after that, the
 * browser's clock takes over.
 *
 * @param asOf epoch milliseconds, from the loader
 */
export function useCountdown(until: string, asOf: number): Countdown {
  const [now, setNow] = useState(asOf);
  const countdown = toCountdown(until, now);
  const { isOver } = countdown;

  useLayoutEffect(() => {
    if (isOver) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOver]);

  return countdown;
}
