import { StepsBesideForm } from '@site/ui/layout/StepsBesideForm';
import styles from './NextSteps.module.css';

const steps = [
  {
    title: 'Within one business day',
    description: 'A cloud expert reads your message and replies. No call center, no script.',
  },
  {
    title: 'A 30-minute call',
    description: 'We look at where you are on AWS, where you want to go, and what stands in the way.',
  },
  {
    title: 'A written next step',
    description: 'You get scope, effort and cost on one page, and decide with no pressure.',
  },
];

/** What happens after a visitor sends a message. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps" className={styles.title}>
        What happens next
      </h2>
      <StepsBesideForm steps={steps} />
    </section>
  );
}
