import { Container } from '@site/ui/layout/Container';
import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/**
 * The layout of the shell's own screens: a big mark, a heading, a sentence and links.
 *
 * @param beside stands at the side of them where there is room, and below them elsewhere
 */
export function Screen({
  mark,
  title,
  beside,
  children,
}: {
  mark: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container narrow={!beside}>
      <div className={styles.screen}>
        <div>
          <p className={styles.mark} aria-hidden="true">
            {mark}
          </p>
          <h1>{title}</h1>
          {children}
        </div>
        {beside}
      </div>
    </Container>
  );
}
