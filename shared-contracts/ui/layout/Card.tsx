import type { ReactNode } from 'react';
import styles from './Card.module.css';

/** A raised surface. */
export function Card({
  as: Element = 'div',
  className = '',
  children,
}: {
  as?: 'div' | 'article' | 'li' | 'figure';
  className?: string | undefined;
  children: ReactNode;
}) {
  return <Element className={`${styles.card} ${className}`}>{children}</Element>;
}
