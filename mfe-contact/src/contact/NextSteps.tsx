import type { ContactPromise } from '@site/content/entries/contact-promise';
import { StepsBesideForm } from '@site/ui/layout/StepsBesideForm';
import styles from './NextSteps.module.css';

/** What happens after a visitor sends a message. */
export function NextSteps({ title, items }: ContactPromise['steps']) {
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps" className={styles.title}>
        {title}
      </h2>
      <StepsBesideForm steps={items} />
    </section>
  );
}
