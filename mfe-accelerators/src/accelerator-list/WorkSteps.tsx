import type { TitledPicture } from '@site/content/fields/titled-text';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { Picture } from '@site/ui/media/Picture';
import { useId } from 'react';
import styles from './WorkSteps.module.css';

export function WorkSteps({ steps }: { steps: TitledPicture[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title="How These Accelerators Work" />
      <ol className={styles.steps}>
        {keyed(steps, ({ title }) => title).map(([key, { title, description, img }]) => (
          <li key={key} className={styles.step}>
            {img && (
              <Picture
                picture={img}
                sizes="(min-width: 1025px) 18rem, (min-width: 768px) 44vw, 7rem"
                maxWidth={480}
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
