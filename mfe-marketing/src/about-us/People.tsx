import { Section } from '@site/ui/layout/Section';
import type { AboutUs } from './about-us.ts';
import styles from './People.module.css';

/** Who we are, culture and core values, in columns as wide as their text needs. */
export function People({ info }: { info: AboutUs['info'] }) {
  return (
    <Section ground="sunken">
      <div className={styles.people}>
        {info.map(({ title, description, points }) => (
          <section key={title} className={styles.part} data-listed={points.length > 0 || undefined}>
            <h2>{title}</h2>
            <p>{description}</p>
            {points.length > 0 && (
              <ol className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
