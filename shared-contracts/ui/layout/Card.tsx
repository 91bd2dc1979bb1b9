import type { ReactNode } from 'react';
import styles from './Card.module.css';

/**
 * A raised surface. With `linked`, the last link inside covers the whole card, so that all of it can be clicked while the
 * link keeps its short name; other controls inside stay reachable above it.
 */
export function Card({
  linked = false,
  as: Element = 'div',
  className = '',
  children,
}: {
  linked?: boolean;
  as?: 'div' | 'article' | 'li' | 'figure';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Element className={`${styles.card} ${className}`} data-linked={linked || undefined}>
      {children}
    </Element>
  );
}
