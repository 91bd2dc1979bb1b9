import type { TitledText } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import styles from './ValidatedExpertise.module.css';

/** The expertise that AWS has validated, in rows next to a sticky heading. Renders nothing without any. */
export function ValidatedExpertise({ title, tabs }: { title: string; tabs: readonly TitledText[] }) {
  const titleId = useId();
  if (tabs.length === 0) return null;
  return (
    <Section ground="ink" labelledBy={titleId}>
      <div className={styles.layout}>
        <h2 id={titleId} className={styles.title}>
          {title || 'Validated technical expertise'}
        </h2>
        <dl>
          {keyed(tabs, (tab) => tab.title).map(([key, tab]) => (
            <div key={key} className={styles.row}>
              <dt>{tab.title}</dt>
              <dd>{tab.description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
