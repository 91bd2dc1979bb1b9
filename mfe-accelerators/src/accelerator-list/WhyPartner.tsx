import { Section } from '@site/ui/layout/Section';
import { Check } from 'lucide-react';
import { useId } from 'react';
import styles from './WhyPartner.module.css';

/** @param shortName of the provider; empty where content cannot be had */
export function WhyPartner({ reasons, shortName }: { reasons: string[]; shortName: string }) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={id}>
      <div className={styles.columns}>
        <h2 id={id}>Why Partner with {shortName || 'Us'}?</h2>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <Check aria-hidden />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
