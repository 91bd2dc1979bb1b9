import { Link } from '@site/contract/navigation/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** A link in the bar or in a menu. Marks the current page, and closes its menu when clicked. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {children}
    </Link>
  );
}
