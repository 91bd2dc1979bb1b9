import styles from './NextSteps.module.css';

const steps = [
  ['Within one business day', 'A cloud expert reads your message and answers it. No call centre, no script.'],
  ['A 30-minute call', 'We look at where you are on AWS, what you want to reach, and what stands in the way.'],
  ['A written next step', 'You get scope, effort and cost on one page, and decide without pressure.'],
] as const;

/** What a visitor may expect after writing. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps">What happens next</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
