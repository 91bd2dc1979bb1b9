import { useLayoutEffect, useState } from 'react';
import { toCountdown } from './countdown.ts';

/**
 * Whether the round has closed. Draws its component again when it closes, and not each second.
 *
 * @param asOf epoch milliseconds, from the loader
 */
export function useIsOver(until: string, asOf: number): boolean {
  const [isOver, setIsOver] = useState(() => toCountdown(until, asOf).isOver);

  useLayoutEffect(() => {
    if (isOver) return;
    const look = () => setIsOver(toCountdown(until, Date.now()).isOver);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until, isOver]);

  return isOver;
}
