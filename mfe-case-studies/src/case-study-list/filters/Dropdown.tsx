import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Dropdown.module.css';

/**
 * ARIA APG: Disclosure, built on native details: a button that shows a panel of controls below it. Opens without
 * JavaScript; with it, Escape and an outside press close it (spec section 2, Case study list). Opening one dropdown closes
 * the others in its `group`.
 *
 * @param opens the direction in which a panel extends past the button; `left` for the last dropdown in a row
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
    // A press on words in the panel focuses whatever focusable element is around the dropdown. Closing then would hide the
    // words in the middle of the press, and Chromium crashes when a selection starts in words that a details hides.
    function closeUnlessAround(event: Event) {
      if (!(event.target as Node).contains(details.current)) closeOutside(event);
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeUnlessAround);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeUnlessAround);
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
