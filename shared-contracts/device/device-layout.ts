import { useSyncExternalStore } from 'react';
import { useHost } from 'shared-contracts/host';

/** Mobile under 768 px, tablet 768 to 1024 inclusive, desktop above (spec section 9). */
export type DeviceLayout = 'mobile' | 'tablet' | 'desktop';

export interface DeviceLayoutStore {
  getState(): { layout: DeviceLayout };
  /** The server's guess, whatever has been measured since: a part of the page may hydrate late. Older shells lack it. */
  getInitialState?(): { layout: DeviceLayout };
  subscribe(onChange: () => void): () => void;
}

/** @param width of the viewport in CSS pixels */
export function toDeviceLayout(width: number): DeviceLayout {
  if (width < 768) return 'mobile';
  return width <= 1024 ? 'tablet' : 'desktop';
}

/**
 * For screens that differ in content or behaviour by device; what CSS can decide, CSS decides. The server guesses from
 * the request and the browser corrects it after hydration.
 */
export function useDeviceLayout(): DeviceLayout {
  const { deviceLayout } = useHost();
  return useSyncExternalStore(
    deviceLayout.subscribe,
    () => deviceLayout.getState().layout,
    () => (deviceLayout.getInitialState ?? deviceLayout.getState)().layout,
  );
}
