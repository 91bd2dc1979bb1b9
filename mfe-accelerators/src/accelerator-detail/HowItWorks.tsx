import type { TitledText } from '@site/content/fields/titled-text';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import styles from './HowItWorks.module.css';

export function HowItWorks({ steps }: { steps: TitledText[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className={styles.columns}>
        <h2 id={id}>How It Works</h2>
        <ol className={styles.steps}>
          {steps.map(({ title, description }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
