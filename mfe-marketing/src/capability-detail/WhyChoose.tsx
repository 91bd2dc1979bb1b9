import { Section } from '@site/ui/layout/Section';
import { ReasonList } from '@site/ui/media/ReasonList';
import { useId } from 'react';
import styles from './WhyChoose.module.css';

export function WhyChoose({ title, reasons }: { title: string; reasons: readonly string[] }) {
  const titleId = useId();
  if (reasons.length === 0) return null;
  return (
    <Section ground="ink" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        Why choose us for {title}
      </h2>
      <ReasonList reasons={reasons} look="rows" marks="none" className={styles.reasons} />
    </Section>
  );
}
