import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { Picture } from '@site/ui/media/Picture';
import { useId } from 'react';
import type { AcceleratorProgram } from './accelerator-program.ts';
import styles from './WhatsIncluded.module.css';

export function WhatsIncluded({ items }: { items: AcceleratorProgram['whatsIncluded'] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={id}>
      <SectionHeading id={id} title="What's Included" />
      <ul className={styles.items}>
        {keyed(items, ({ title }) => title).map(([key, { title, img }]) => (
          <li key={key}>
            {img && (
              <Picture picture={img} sizes="(min-width: 768px) 24rem, 45vw" maxWidth={480} className={styles.picture} />
            )}
            <h3>{title}</h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
