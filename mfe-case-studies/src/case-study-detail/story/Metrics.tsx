import type { CaseStudyMetric } from '@site/content/entries/case-study';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import styles from './Metrics.module.css';

/** The results in numbers. Renders nothing without any. */
export function Metrics({ metrics }: { metrics: readonly CaseStudyMetric[] }) {
  if (metrics.length === 0) return null;
  return (
    <Section ground="ink" tight className={styles.band}>
      <VisuallyHidden as="h2">Results in numbers</VisuallyHidden>
      <ul className={styles.metrics}>
        {keyed(metrics, ({ description }) => description).map(([key, { value, description, sign }]) => (
          <li key={key}>
            <p className={styles.value}>
              {sign && <Sign sign={sign} />}
              {value}
            </p>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const signs = {
  increase: { label: 'Increase', path: 'M12 20V4m-7 7 7-7 7 7' },
  decrease: { label: 'Decrease', path: 'M12 4v16m7-7-7 7-7-7' },
  addition: { label: 'Plus', path: 'M5 12h14M12 5v14' },
};

function Sign({ sign }: { sign: NonNullable<CaseStudyMetric['sign']> }) {
  const { label, path } = signs[sign];
  return (
    <svg viewBox="0 0 24 24" role="img" aria-label={label} className={styles.sign}>
      <path d={path} />
    </svg>
  );
}
