import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Hydrated } from './Hydrated.tsx';
import type { LatePart } from './late-part.ts';
import { useMissedPress } from './use-missed-press.ts';

interface HydrateWhenVisibleProps<Props extends object> {
  part: LatePart<Props>;
  /** For the part; keep it the same object between renders, or what is not hydrated yet is drawn anew. */
  props: Props;
  /** Shown where there is neither server HTML nor the part's code. */
  loading?: ReactNode;
}

/**
 * A part of a page whose code is loaded, and whose server HTML is hydrated, once it comes near the viewport or the
 * visitor first does something. On the server it is rendered at once, so the HTML is complete. A button that is pressed
 * too early is pressed again when it can answer.
 *
 * Let the name of its chunk begin with `late-`: the styles of such a chunk stand in the HTML of the page that imports it.
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

/** How far below the viewport a part may be when its code starts to load. */
const nearness = '200px';

/** What a visitor does first; from then on nothing may be left without its handlers. */
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
