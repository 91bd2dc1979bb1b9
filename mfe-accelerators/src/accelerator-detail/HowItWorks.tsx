import type { TitledText } from '@site/content/fields/titled-text';
import { Section } from '@site/ui/layout/Section';
import { StepList } from '@site/ui/layout/StepList';
import { useId } from 'react';
import styles from './HowItWorks.module.css';

export function HowItWorks({ steps }: { steps: TitledText[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <div className={styles.columns}>
        <h2 id={id} className={styles.title}>
          How It Works
        </h2>
        <StepList steps={steps} />
      </div>
    </Section>
  );
}
