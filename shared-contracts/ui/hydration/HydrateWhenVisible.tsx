import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Hydrated } from './Hydrated.tsx';
import type { LatePart } from './late-part.ts';
import { useMissedPress } from './use-missed-press.ts';

interface HydrateWhenVisibleProps<Props extends object> {
  part: LatePart<Props>;
  /** Props of the part. Pass the same object on every render; otherwise React discards HTML that is not hydrated yet. */
  props: Props;
  /** Shown until the part's code has loaded, if there is no server HTML. */
  loading?: ReactNode;
}

/**
 * Loads and hydrates a part of a page when it comes near the viewport or when the visitor first interacts with the page.
 * The server renders the part right away, so the HTML is complete. If a visitor presses a button before hydration, the
 * press is repeated afterward.
 *
 * Start the part's chunk name with `late-`, so that the page's HTML includes its styles.
 */
export const HydrateWhenVisible = memo(HydrateOnceNeeded) as <Props extends object>(
  element: HydrateWhenVisibleProps<Props>,
) => ReactNode;

function HydrateOnceNeeded({ part, props, loading }: HydrateWhenVisibleProps<object>) {
  const place = useRef<HTMLDivElement>(null);
  const [{ Part, start }] = useState(() => prepare(part));
  const onHydrated = useMissedPress(place);
  useEffect(() => startWhenNeeded(place.current as HTMLDivElement, start), [start]);
  return (
    <div ref={place}>
      <Suspense fallback={loading}>
        <Part {...props} />
        <Hydrated then={onHydrated} />
      </Suspense>
    </div>
  );
}

/** How close to the viewport a part must be for its code to load. */
const nearness = '200px';

/** A visitor's first interaction. After any of these, every part must get its event handlers. */
const firstSteps = ['pointerdown', 'keydown', 'focusin', 'popstate'];

function prepare(part: LatePart<object>): { Part: ComponentType<object>; start(): void } {
  if (part.loaded) return { Part: part.loaded, start: () => {} };
  if (typeof window === 'undefined') return { Part: lazy(part.load), start: () => {} };
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  return { Part: lazy(() => started.then(part.load)), start };
}

function startWhenNeeded(place: HTMLElement, start: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    start();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    { rootMargin: `${nearness} 0px` },
  );
  const startNow = () => start();
  observer.observe(place);
  for (const step of firstSteps) addEventListener(step, startNow, { once: true, passive: true });
  return () => {
    observer.disconnect();
    for (const step of firstSteps) removeEventListener(step, startNow);
  };
}
