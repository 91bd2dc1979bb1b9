import { Container } from '@site/ui/layout/Container';
import type { ReactNode } from 'react';
import styles from './Screen.module.css';

/** The layout of the shell's own screens: a big mark, a heading, a sentence and links. */
export function Screen({ mark, title, children }: { mark: string; title: string; children: ReactNode }) {
  return (
    <Container narrow>
      <div className={styles.screen}>
        <p className={styles.mark} aria-hidden="true">
          {mark}
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </Container>
  );
}
