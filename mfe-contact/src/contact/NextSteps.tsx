import { contactSteps } from '@site/content/company/contact-steps';
import { StepsBesideForm } from '@site/ui/layout/StepsBesideForm';
import styles from './NextSteps.module.css';

/** What happens after a visitor sends a message. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps" className={styles.title}>
        What happens next
      </h2>
      <StepsBesideForm steps={contactSteps} />
    </section>
  );
}
