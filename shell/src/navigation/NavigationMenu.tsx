import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './NavigationMenu.module.css';

/** ARIA APG: Disclosure Navigation Menu, as a native popover. Opening one closes the other. */
export function NavigationMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={id} className={styles.button}>
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={id} popover="auto" className={styles.panel}>
        {children}
      </ul>
    </div>
  );
}
