import { useHost } from '@site/contract/host';
import { useSyncExternalStore } from 'react';
import type { DeviceLayout } from './device-layout.ts';

/**
 * For behavior that depends on the device; use CSS for everything that visitors see. The server renders every page once,
 * for desktops, and the browser measures the viewport after hydration.
 */
export function useDeviceLayout(): DeviceLayout {
  const { deviceLayout } = useHost();
  return useSyncExternalStore(
    deviceLayout.subscribe,
    () => deviceLayout.getState().layout,
    () => deviceLayout.getInitialState().layout,
  );
}
