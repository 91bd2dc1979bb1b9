import type { ReactNode } from 'react';
import styles from './Card.module.css';

/**
 * A raised surface. With `linked`, the last link inside covers the whole card, so that the card is clickable while the link
 * keeps its short name. Other controls inside stay clickable.
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
