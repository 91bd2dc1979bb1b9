import { useId } from 'react';
import type { AcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import { Picture } from 'shared-contracts/ui/Picture.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import styles from './WhatsIncluded.module.css';

export function WhatsIncluded({ items }: { items: AcceleratorProgram['whatsIncluded'] }) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={id}>
      <SectionHeading id={id} title="What's Included" />
      <ul className={styles.items}>
        {items.map(({ title, img }) => (
          <li key={title}>
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
