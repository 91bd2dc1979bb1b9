/** Time left in whole units; all zero once it is over (spec section 4). */
export interface Countdown {
  days: number;
  hours: number;
  mins: number;
  secs: number;
  isOver: boolean;
}

/**
 * @param until e.g. `2025-12-31T23:59:59-05:00`
 * @param now epoch milliseconds
 */
export function toCountdown(until: string, now: number): Countdown {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    mins: Math.floor(seconds / 60) % 60,
    secs: seconds % 60,
    isOver: seconds === 0,
  };
}
