import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dropdown.module.css';

/**
 * ARIA APG: Disclosure, on native details: a button that shows a panel of controls below itself. Opens without JavaScript;
 * with it, Escape and a press outside close it (spec section 2, Case study list). Dropdowns of one `group` close each other.
 *
 * @param opens where a panel that is wider than the button reaches; `left` for the last one in a row
 */
export function Dropdown({
  label,
  group,
  opens,
  children,
}: {
  label: ReactNode;
  group?: string;
  opens?: 'left';
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeOutside(event: Event) {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false;
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  return (
    <details
      ref={details}
      name={group}
      className={styles.dropdown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {label}
        <ChevronDown aria-hidden />
      </summary>
      <div className={styles.panel} data-opens={opens}>
        {children}
      </div>
    </details>
  );
}
