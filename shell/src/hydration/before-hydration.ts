/** What the browser keeps for hydration. */
export interface BeforeHydration {
  /** The buttons that were pressed, in order, and do nothing without scripts. */
  pressed: HTMLButtonElement[];
  remember(event: MouseEvent): void;
}

/** The name of the global that keeps it. */
export const beforeHydrationName = 'beforeHydration';

/**
 * The only script within the HTML, because it may not arrive late. It remembers presses, and has the page laid out
 * completely where the browser is about to restore the scroll position.
 */
export const beforeHydrationScript = `(${prepare})("${beforeHydrationName}")`;

/** Runs as text in the browser, so it may use nothing of this module. */
function prepare(name: string): void {
  const kept: BeforeHydration = {
    pressed: [],
    remember({ target }) {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button && !button.popoverTargetElement && !(button.form && button.type === 'submit'))
        kept.pressed.push(button);
    },
  };
  Object.assign(window, { [name]: kept });
  addEventListener('click', kept.remember, true);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') document.documentElement.dataset.layout = 'complete';
}
