import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import type { AboutUs } from './about-us.ts';
import styles from './People.module.css';

/** Who we are, culture and core values, in columns as wide as their text needs. */
export function People({ info }: { info: AboutUs['info'] }) {
  return (
    <Section ground="sunken">
      <div className={styles.people}>
        {keyed(info, ({ title }) => title).map(([key, { title, description, points }]) => (
          <section key={key} className={styles.part} data-listed={points.length > 0 || undefined}>
            <h2>{title}</h2>
            <p>{description}</p>
            {points.length > 0 && (
              <ol className={styles.points}>
                {keyed(points, (point) => point).map(([key, point]) => (
                  <li key={key}>{point}</li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
