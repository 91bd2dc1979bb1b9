import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { layOutAll, layOutLate } from './lay-out-late.ts';
import { showWebFonts } from './web-fonts.ts';

/** After a navigation, and before the page is painted, shows the page in the web fonts and restores its scroll position. */
export function PageArrival() {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    showWebFonts();
    if (type === 'POP') layOutAll();
    else layOutLate();
  }, [key, type]);

  return <ScrollRestoration />;
}
