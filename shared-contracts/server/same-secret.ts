import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in the same time, however much of a guess is right and however long it is. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
