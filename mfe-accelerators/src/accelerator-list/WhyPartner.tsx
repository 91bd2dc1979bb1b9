import { Section } from '@site/ui/layout/Section';
import { ReasonList } from '@site/ui/media/ReasonList';
import { useId } from 'react';
import styles from './WhyPartner.module.css';

/** @param shortName the provider's short name; empty if content failed to load */
export function WhyPartner({ reasons, shortName }: { reasons: string[]; shortName: string }) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={id}>
      <div className={styles.columns}>
        <h2 id={id}>Why Partner with {shortName || 'Us'}?</h2>
        <ReasonList reasons={reasons} look="rows" className={styles.reasons} />
      </div>
    </Section>
  );
}
