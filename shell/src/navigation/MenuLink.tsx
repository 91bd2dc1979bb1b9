import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A link in the bar or in a menu. Marks the current page, closes its menu when clicked, and tells the contact page where
 * the visitor came from.
 */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      state={to === '/contact-us' ? toContactLink(pathname, 'Contact Us').state : undefined}
      aria-current={pathname === to ? 'page' : undefined}
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()}
    >
      {children}
    </Link>
  );
}
