/** What the browser keeps for hydration. */
export interface BeforeHydration {
  /** The buttons that were pressed, in order, and do nothing without scripts. */
  pressed: HTMLButtonElement[];
  /** Ends what is only for the time before hydration: presses are remembered, and a pressed link asks for its page. */
  end(): void;
  /** Resolves when the visitor first touches, presses or types anything, which cannot wait. */
  firstStep: Promise<unknown>;
}

/** The name of the global that keeps it. */
export const beforeHydrationName = 'beforeHydration';

/** The id of the template with what the browser loads once the page has been painted. */
export const afterPaintId = 'after-paint';

/** The id of the rules by which the browser asks for pages early. */
export const earlyPagesId = 'early-pages';

/**
 * Speculation rules: until the page is hydrated, a link leads to a whole page, and the browser may ask for it as the finger comes
 * down, instead of as it goes up. Files, whose names have a dot, can wait.
 */
export const earlyPagesRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'conservative' },
  ],
});

/**
 * The only script within the HTML, because it may not arrive late. It remembers presses and the first step, has the page laid out
 * completely where the browser is about to restore the scroll position or to go to its end, and loads scripts after the first paint.
 */
export const beforeHydrationScript = `(${prepare})("${beforeHydrationName}","${afterPaintId}","${earlyPagesId}")`;

/** Runs as text in the browser, so it may use nothing of this module. */
function prepare(name: string, afterPaint: string, earlyPages: string): void {
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !button.popoverTargetElement && !(button.form && button.type === 'submit')) kept.pressed.push(button);
  };
  const kept: BeforeHydration = {
    pressed: [],
    end() {
      removeEventListener('click', remember, true);
      document.getElementById(earlyPages)?.remove();
    },
    firstStep: new Promise((resolve) => {
      for (const step of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
        addEventListener(step, resolve, { capture: true, passive: true, once: true });
    }),
  };
  Object.assign(window, { [name]: kept });
  addEventListener('click', remember, true);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const layOutAll = () => {
    document.documentElement.dataset.layout = 'complete';
  };
  if (visit?.type !== 'navigate') layOutAll();
  addEventListener('keydown', ({ key }) => key === 'End' && layOutAll(), true);
  // A task after the first animation frame would still come before the frame is on the screen, and hold it back.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const { content } = document.getElementById(afterPaint) as HTMLTemplateElement;
    document.head.append(content);
  }).observe({ type: 'paint', buffered: true });
}
