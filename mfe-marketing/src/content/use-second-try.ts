import { useRevalidator } from '@site/contract/host';
import { useEffect } from 'react';

/** The first pause between two tries and the longest, in milliseconds. Each pause is twice as long as the one before. */
const pauses = { first: 5_000, longest: 60_000 };

/** Loads the page's content again by itself for as long as it is missing. */
export function useSecondTry(isMissing: boolean): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (!isMissing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await revalidate();
        if (timer) tryAfter(Math.min(2 * pause, pauses.longest));
      }, pause);
    };
    tryAfter(pauses.first);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [isMissing, revalidate]);
}
