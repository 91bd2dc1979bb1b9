import { Section } from '@site/ui/layout/Section';
import { ReasonList } from '@site/ui/media/ReasonList';
import { useId } from 'react';
import styles from './WhyChoose.module.css';

/** Renders nothing when a program lists no reasons. */
export function WhyChoose({ title, reasons }: { title: string; reasons: string[] }) {
  const id = useId();
  if (reasons.length === 0) return null;
  const [name] = title.split(' – ');
  return (
    <Section ground="ink" labelledBy={id}>
      <h2 id={id}>Why Choose {name}?</h2>
      <ReasonList reasons={reasons} marks="above" className={styles.reasons} />
    </Section>
  );
}
