import { Menu, X } from 'lucide-react';
import { toMenuItems } from './MenuItems.tsx';
import styles from './MobileMenu.module.css';
import { type MenuEntry, mobileEntries } from './menu-entries.ts';
import { searchBox } from './search-box.tsx';

const id = 'mobile-menu';

/**
 * ARIA APG: Disclosure, as a native popover over the whole page, with nine links (spec section 2, Navigation bar) and
 * those that releases bring.
 */
export function MobileMenu({ brought }: { brought: readonly MenuEntry[] }) {
  return (
    <div className={styles.menu}>
      <button type="button" popoverTarget={id} aria-label="Open menu" className={styles.toggle}>
        <Menu aria-hidden />
      </button>
      <nav id={id} popover="auto" aria-label="Site menu" className={styles.panel}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: A popover focuses it when it opens, and while closed cannot take the focus.
          autoFocus
          aria-label="Close menu"
          className={styles.close}
        >
          <X aria-hidden />
        </button>
        {searchBox}
        <ul>{toMenuItems(mobileEntries.concat(brought))}</ul>
      </nav>
    </div>
  );
}
