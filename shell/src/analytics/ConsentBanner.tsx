import { Button } from '@site/ui/controls/Button';
import { useEffect, useId, useRef } from 'react';
import styles from './ConsentBanner.module.css';
import type { Consent } from './consent.ts';

/** The question about analytics. Both answers look the same and are one click away. */
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
        {isRefusedByBrowser ? 'Visits are not counted' : 'May we count your visit?'}
      </h2>
      <p>
        {isRefusedByBrowser
          ? 'Your browser asks for privacy (Global Privacy Control), and we follow it.'
          : 'It shows us which pages help. Nothing is counted until you accept, and nothing is used for advertising.'}
      </p>
      <div className={styles.answers}>
        {isRefusedByBrowser ? (
          <Button look="secondary" className={styles.answer} onClick={() => onChoose(undefined)}>
            Close
          </Button>
        ) : (
          <>
            <Button look="secondary" className={styles.answer} onClick={() => onChoose('refused')}>
              Refuse
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
