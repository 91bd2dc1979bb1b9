import type { TitledPicture } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { Picture } from '@site/ui/media/Picture';
import { useId } from 'react';
import styles from './SolutionHighlights.module.css';

/** Solutions in a mosaic of wide and narrow tiles. Renders nothing without any. */
export function SolutionHighlights({ title, tabs }: { title: string; tabs: readonly TitledPicture[] }) {
  const titleId = useId();
  if (tabs.length === 0) return null;
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} title={title || 'Smart solutions'} />
      <ul className={styles.mosaic}>
        {keyed(tabs, (tab) => tab.title).map(([key, tab]) => (
          <li key={key} className={styles.tile}>
            {tab.img && (
              <Picture
                picture={tab.img}
                sizes="(min-width: 768px) 50vw, 100vw"
                maxWidth={760}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h3>{tab.title}</h3>
              <p>{tab.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
