/** Limits how often a caller may do something, within one process. */
export interface RateLimiter {
  /** @returns 0 if the caller may continue, otherwise the seconds until the next try */
  take(caller: string): number;
}
