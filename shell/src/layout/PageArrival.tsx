import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll, layOutLate } from './lay-out-late.ts';
import { showWebFonts } from './web-fonts.ts';

/**
 * After a navigation, and before the page is painted, shows another page in the web fonts, without a menu over it, and
 * restores its scroll position. A page whose query changes, such as a list while a visitor types into its search, keeps its fonts.
 */
export function PageArrival() {
  return (
    <>
      {/* Stands first, because React runs the effects of siblings in order: a position needs the page's real height. */}
      <LayoutOnArrival />
      <ScrollRestoration />
    </>
  );
}

function LayoutOnArrival() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });

  useLayoutEffect(() => {
    if (shown.current.key === key) return;
    const isOtherPage = shown.current.pathname !== pathname;
    shown.current = { key, pathname };
    if (isOtherPage) {
      showWebFonts();
      closeMenus();
    }
    if (type === 'POP') layOutAll();
    else if (isOtherPage) layOutLate();
  }, [key, pathname, type]);

  return null;
}

/** A link in a menu closes it; Back and Forward do not. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) menu.hidePopover?.();
}
