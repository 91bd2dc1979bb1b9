import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import type { AboutUs } from './about-us.ts';
import styles from './Impact.module.css';

/** The provider's results in numbers. Renders nothing without any. */
export function Impact({ figures }: { figures: AboutUs['impact'] }) {
  const titleId = useId();
  if (figures.length === 0) return null;
  return (
    <Section ground="ink" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        Our Impact
      </h2>
      <dl className={styles.figures}>
        {keyed(figures, ({ description }) => description).map(([key, { value, description }]) => (
          <div key={key} className={styles.figure}>
            <dt>{description}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
