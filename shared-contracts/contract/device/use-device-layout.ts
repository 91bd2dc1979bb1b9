import { useHost } from '@site/contract/host';
import { useSyncExternalStore } from 'react';
import type { DeviceLayout } from './device-layout.ts';

/**
 * For screens that differ in content or behaviour by device; what CSS can decide, CSS decides. The server guesses from
 * the request and the browser corrects it after hydration.
 */
export function useDeviceLayout(): DeviceLayout {
  const { deviceLayout } = useHost();
  return useSyncExternalStore(
    deviceLayout.subscribe,
    () => deviceLayout.getState().layout,
    () => deviceLayout.getInitialState().layout,
  );
}
