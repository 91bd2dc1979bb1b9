import type { FragmentElementProps } from '@site/contract/remote-module/fragment-element';
import type { FragmentName, RemoteFragment } from '@site/contract/remote-module/remote-fragment';
import { Hydrated } from '@site/ui/hydration/Hydrated';
import { useMissedPress } from '@site/ui/hydration/use-missed-press';
import { Component, type ReactNode, Suspense, use, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { FragmentFallback } from '../screens/FragmentFallback.tsx';
import { NotHydratedNotice } from '../screens/NotHydratedNotice.tsx';

/** A fragment's module and the data it loaded. */
export interface LoadedFragment {
  fragment: RemoteFragment<FragmentName>;
  data: unknown;
}

/** Provides fragments: on the server, those loaded before rendering; in the browser, from their remotes. */
export interface FragmentSource {
  /** Returns the same promise for the same fragment until `retry` forgets it. */
  get(name: FragmentName): Promise<LoadedFragment>;
  retry(name: FragmentName): void;
  /** Retries by the name of each first-page fragment that the server rendered and the browser could not load. */
  failures: StoreApi<Partial<Record<FragmentName, () => void>>>;
}

/**
 * One fragment in its own boundary. Shows its skeleton while it loads, and its fallback with Retry when it fails. HTML
 * that the server rendered stays readable instead, below a notice with Retry.
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

/**
 * Its own component, because an update of FragmentSlot would make React discard the HTML of its unhydrated boundary.
 */
function FragmentNotice({ source, name }: { source: FragmentSource; name: FragmentName }) {
  const { subscribe, getState } = source.failures;
  const tryAgain = useSyncExternalStore(subscribe, () => getState()[name], noRetry);
  return tryAgain && <NotHydratedNotice what="section" onRetry={tryAgain} />;
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
