import { Link } from '@site/contract/navigation/Link';
import type { ReactNode } from 'react';

/** A link in a text that editors write. Plain text unless it is a path or its scheme is http, https, mailto, or tel, or left out. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^((https?:)?\/\/|mailto:|tel:)/i.test(href)) return <a href={href}>{children}</a>;
  return children;
}
