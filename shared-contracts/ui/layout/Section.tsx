import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import styles from './Section.module.css';

/**
 * A band across the page. `ground` sets its color: `sunken` is a shade deeper than the page, `ink` is dark in both schemes,
 * and `accent` is the brand color, for the most prominent band on a page. On the first page of a visit, the browser lays it
 * out when it comes near the viewport or after the first paint.
 *
 * @param labelledBy id of the section's heading; makes the section a landmark
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
      data-layout="late"
      suppressHydrationWarning
    >
      <Container narrow={narrow}>{children}</Container>
    </section>
  );
}
