import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './Section.module.css';

/**
 * A band across the page. `ground` sets its colour: `sunken` a shade deeper than the page, `ink` deep and dark in both
 * schemes, `accent` the brand's colour for the one loudest band of a page.
 *
 * @param labelledBy id of the section's heading, which makes it a landmark
 */
export function Section({
  ground,
  labelledBy,
  narrow = false,
  tight = false,
  id,
  className = '',
  children,
}: {
  ground?: 'sunken' | 'ink' | 'accent';
  labelledBy?: string;
  narrow?: boolean;
  tight?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.section} ${className}`}
      data-ground={ground}
      data-tight={tight || undefined}
    >
      <Container narrow={narrow}>{children}</Container>
    </section>
  );
}
