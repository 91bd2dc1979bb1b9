import { whenIdle } from '../hydration/when-idle.ts';

/** How long a link has to stay in view, so that scrolling past a long list loads nothing, in milliseconds. */
const dwell = 150;

/**
 * After the visitor's first move, preloads the targets of links in view while the browser is idle. Before that, a visit
 * loads nothing but the page itself. Does nothing for visitors who save data.
 */
export function preloadInView(preload: (href: string) => void): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (isIntersecting)
        waiting.set(
          target,
          setTimeout(() => whenIdle(() => preload((target as HTMLAnchorElement).href)), dwell),
        );
    }
  });
  const watchLinks = () => {
    for (const link of document.querySelectorAll('main a[href^="/"]')) inView.observe(link);
  };
  const start = () => {
    for (const type of moves) removeEventListener(type, start);
    watchLinks();
    new MutationObserver(watchLinks).observe(document.querySelector('main') ?? document.body, {
      childList: true,
      subtree: true,
    });
  };
  for (const type of moves) addEventListener(type, start, { passive: true });
}

const moves = ['scroll', 'pointermove', 'touchstart', 'keydown'];
