import type { TitledPicture } from '@site/content/fields/titled-text';
import { Carousel } from '@site/ui/layout/Carousel';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { Picture } from '@site/ui/media/Picture';
import { useId } from 'react';
import styles from './Community.module.css';

/** Carousel of community projects, one per step. Renders nothing without projects. */
export function Community({ projects }: { projects: readonly TitledPicture[] }) {
  const titleId = useId();
  if (projects.length === 0) return null;
  return (
    <Section ground="sunken" labelledBy={titleId} className={styles.community}>
      <SectionHeading id={titleId} title="Community Involvement" />
      <Carousel label="community projects" step="card" lockMs={500}>
        {keyed(projects, ({ title }) => title).map(([key, { title, description, img }]) => (
          <article key={key} className={styles.project}>
            {img && (
              <Picture picture={img} sizes="(min-width: 768px) 560px, 84vw" maxWidth={560} className={styles.picture} />
            )}
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
