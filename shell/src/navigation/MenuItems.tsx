import { MenuLink } from './MenuLink.tsx';
import type { MenuEntry } from './menu-entries.ts';

/** The links of a menu. */
export function toMenuItems(entries: readonly MenuEntry[]) {
  return entries.map(({ label, to }) => (
    <li key={to}>
      <MenuLink to={to}>{label}</MenuLink>
    </li>
  ));
}
