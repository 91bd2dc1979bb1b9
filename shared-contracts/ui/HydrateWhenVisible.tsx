import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/**
 * A part of a page whose code is loaded, and whose server HTML is hydrated, once it comes near the viewport or the
 * visitor first does something. On the server it is rendered at once, so the HTML is complete.
 *
 * Import the part's styles in the page as well: those of a late chunk are not in the page's HTML.
 *
 * @param load the same function each time, e.g. `() => import('./Sections.tsx')` outside the component
 * @param props for the part; keep them the same object between renders, or what is not hydrated yet is drawn anew
 * @param loading shown where there is no server HTML, i.e. after a navigation
 */
export const HydrateWhenVisible = memo(function HydrateWhenVisible<Props extends object>({
  load,
  props,
  loading,
}: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  loading?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [{ Part, start }] = useState(() => createLatePart(load));
  useEffect(() => startWhenNeeded(place.current as HTMLDivElement, start), [start]);
  return (
    <div ref={place}>
      <Suspense fallback={loading}>
        <Part {...props} />
      </Suspense>
    </div>
  );
}) as <Props extends object>(element: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  props: Props;
  loading?: ReactNode;
}) => ReactNode;

/** How far below the viewport a part may be when its code starts to load. */
const nearness = '200px';

/** What a visitor does first; from then on nothing may be left without its handlers. */
const firstSteps = ['pointerdown', 'keydown', 'focusin', 'popstate'];

function createLatePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  if (typeof window === 'undefined') return { Part: lazy(load), start: () => {} };
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  return { Part: lazy(() => started.then(load)), start: () => start() };
}

function startWhenNeeded(place: HTMLElement, start: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    start();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
    {
      rootMargin: `${nearness} 0px`,
    },
  );
  observer.observe(place);
  for (const step of firstSteps) addEventListener(step, start, { once: true, passive: true });
  return () => {
    observer.disconnect();
    for (const step of firstSteps) removeEventListener(step, start);
  };
}
