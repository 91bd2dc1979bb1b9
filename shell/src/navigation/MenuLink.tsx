import { Link } from '@site/contract/navigation/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** An entry of the bar or of a menu: marks the current page, and closes the menu that it stands in. */
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
