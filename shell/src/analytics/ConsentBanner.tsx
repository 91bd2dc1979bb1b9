import { Button } from '@site/ui/controls/Button';
import { useEffect, useId, useRef } from 'react';
import styles from './ConsentBanner.module.css';
import type { Consent } from './consent.ts';

/** Asks about analytics. Both answers look the same and take one click. */
export function ConsentBanner({
  isAskedFor,
  isRefusedByBrowser,
  onChoose,
}: {
  isAskedFor: boolean;
  isRefusedByBrowser: boolean;
  onChoose: (consent: Consent | undefined) => void;
}) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isAskedFor) title.current?.focus();
  }, [isAskedFor]);

  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} ref={title} tabIndex={-1}>
        {isRefusedByBrowser ? 'We do not count your visits' : 'May we count your visit?'}
      </h2>
      <p>
        {isRefusedByBrowser
          ? 'Your browser asks for privacy (Global Privacy Control), and we respect that.'
          : 'It shows us which pages are useful. We count nothing until you accept, and use nothing for advertising.'}
      </p>
      <div className={styles.answers}>
        {isRefusedByBrowser ? (
          <Button look="secondary" className={styles.answer} onClick={() => onChoose(undefined)}>
            Close
          </Button>
        ) : (
          <>
            <Button look="secondary" className={styles.answer} onClick={() => onChoose('refused')}>
              Decline
            </Button>
            <Button look="secondary" className={styles.answer} onClick={() => onChoose('allowed')}>
              Accept
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
