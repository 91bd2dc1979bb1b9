import type { ReactNode } from 'react';
import styles from './Grid.module.css';

/**
 * Equal cells: one per row up to 767 px, two up to 1024 px, then `columns` (spec section 2, Case study list).
 *
 * @param as use `ul` if the cells are list items
 */
export function Grid({
  columns = 3,
  as: Element = 'div',
  children,
}: {
  columns?: 2 | 3;
  as?: 'div' | 'ul';
  children: ReactNode;
}) {
  return (
    <Element className={styles.grid} data-columns={columns}>
      {children}
    </Element>
  );
}
