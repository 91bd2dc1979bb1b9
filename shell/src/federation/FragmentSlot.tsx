import type { FragmentElementProps } from '@site/contract/remote-module/fragment-element';
import type { FragmentName, RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import { Hydrated } from '@site/ui/hydration/Hydrated';
import { useMissedPress } from '@site/ui/hydration/use-missed-press';
import { Component, type ReactNode, Suspense, use, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { FragmentFallback } from '../screens/FragmentFallback.tsx';
import { StandingNotice } from '../screens/StandingNotice.tsx';

/** A fragment's module with the data that it loaded. */
export interface LoadedFragment {
  fragment: RemoteFragment<FragmentName>;
  data: unknown;
}

/** Where fragments come from: on the server, those loaded before rendering; in the browser, their remotes. */
export interface FragmentSource {
  /** The same promise for the same fragment, until it fails and is asked for again. */
  get(name: FragmentName): Promise<LoadedFragment>;
  retry(name: FragmentName): void;
  /** Fragments of the first page whose remote is missing in the browser, with what tries again. */
  standing: StoreApi<Partial<Record<FragmentName, () => void>>>;
}

/**
 * One fragment in its own boundary: while it loads, its skeleton; when it fails, its fallback with Retry. What the server
 * rendered stays as it is instead, readable, below a notice with Retry.
 */
export function FragmentSlot({ source, element }: { source: FragmentSource; element: FragmentElementProps }) {
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const onHydrated = useMissedPress(place);
  const retry = useCallback(() => {
    source.retry(element.name);
    setAttempt((count) => count + 1);
  }, [source, element.name]);
  return (
    <div ref={place}>
      <FragmentNotice source={source} name={element.name} />
      <FragmentBoundary
        key={attempt}
        fallback={<FragmentFallback onRetry={retry}>{element.unavailable}</FragmentFallback>}
      >
        <Suspense fallback={element.loading ?? null}>
          <FragmentContent source={source} element={element} />
          <Hydrated then={onHydrated} />
        </Suspense>
      </FragmentBoundary>
    </div>
  );
}

/** A component of its own: an update above a boundary that is not hydrated yet would make React discard its HTML. */
function FragmentNotice({ source, name }: { source: FragmentSource; name: FragmentName }) {
  const { subscribe, getState } = source.standing;
  const tryAgain = useSyncExternalStore(subscribe, () => getState()[name], noRetry);
  return tryAgain && <StandingNotice what="section" onRetry={tryAgain} />;
}

const noRetry = () => undefined;

function FragmentContent({ source, element }: { source: FragmentSource; element: FragmentElementProps }) {
  const { fragment, data } = use(source.get(element.name));
  const Content = fragment.Component as React.ComponentType<Record<string, unknown>>;
  return <Content {...element.props} data={data} />;
}

class FragmentBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
