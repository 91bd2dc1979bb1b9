import { useHost, useHref, useLinkClickHandler } from '@site/contract/host';
import type { ComponentProps } from 'react';

/**
 * A link to another page of this site. Navigates without a reload, keeps the browser's behavior for new tabs, and
 * starts loading the page on hover, focus and touch.
 */
export function Link({
  to,
  state,
  replace,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown; replace?: boolean }) {
  const { preload } = useHost();
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    replace: replace ?? false,
    // The router logs a warning in browsers without view transitions.
    viewTransition: typeof document !== 'undefined' && 'startViewTransition' in document,
  });
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        anchor.onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        preload(href);
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        preload(href);
      }}
      onTouchStart={(event) => {
        anchor.onTouchStart?.(event);
        preload(href);
      }}
    />
  );
}
