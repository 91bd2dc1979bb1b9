import { Skeleton } from '@site/ui/feedback/Skeleton';
import styles from './SectionsLoading.module.css';

/** How many of which shape stand in for each section above the testimonials, in the order of the page. */
const sections = [
  ['card', 5],
  ['button', 3],
  ['text', 4],
  ['picture', 4],
  ['card', 1],
  ['card', 3],
] as const;

/** Shown instead of the sections below the first screen when their code did not load with the page. */
export function SectionsLoading() {
  return (
    <>
      {sections.map(([shape, count]) => (
        <div key={shape + count} className={styles.section}>
          <Skeleton shape="title" />
          <div className={styles.parts}>
            {Array.from({ length: count }, (_, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their position.
              <Skeleton key={part} shape={shape} />
            ))}
          </div>
        </div>
      ))}
      <section className={styles.section} aria-label="What Clients Say About Us">
        <p role="status" className={styles.waiting}>
          Loading testimonials...
        </p>
      </section>
    </>
  );
}
