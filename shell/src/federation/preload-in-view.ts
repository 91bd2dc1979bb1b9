import { whenIdle } from '../hydration/when-idle.ts';

/** How long a link has to stay in view, so that scrolling past a long list loads nothing, in milliseconds. */
const dwell = 150;

/**
 * After the visitor's first move, preloads the targets of links in view while the browser is idle. Before that, a visit
 * loads nothing but the page itself. One after the other, and none while the visitor is on the way to a page, so that they
 * hold back at most a little of what the visitor waits for. Does nothing for visitors who save data.
 */
export function preloadInView(preload: (href: string) => Promise<unknown>, isMoving: () => boolean): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean; effectiveType: string } };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  let turn: Promise<unknown> = Promise.resolve();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      if (isIntersecting)
        waiting.set(
          target,
          setTimeout(() => {
            turn = turn
              .then(() => new Promise<void>(whenIdle))
              .then(() => target.isConnected && !isMoving() && preload((target as HTMLAnchorElement).href))
              .catch(() => {});
          }, dwell),
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
