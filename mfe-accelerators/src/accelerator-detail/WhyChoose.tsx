import { Section } from '@site/ui/layout/Section';
import { Check } from 'lucide-react';
import { useId } from 'react';
import styles from './WhyChoose.module.css';

/** Left out where a programme gives no reasons. */
export function WhyChoose({ title, reasons }: { title: string; reasons: string[] }) {
  const id = useId();
  if (reasons.length === 0) return null;
  const [name] = title.split(' – ');
  return (
    <Section ground="ink" labelledBy={id}>
      <h2 id={id}>Why Choose {name}?</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Check aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
    </Section>
  );
}
