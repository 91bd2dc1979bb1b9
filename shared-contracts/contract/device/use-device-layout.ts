import { useHost } from '@site/contract/host';
import { useSyncExternalStore } from 'react';
import type { DeviceLayout } from './device-layout.ts';

/**
 * For screens whose content or behavior depends on the device; use CSS for everything that CSS can do. The server
 * guesses from the request, and the browser corrects the guess after hydration.
 */
export function useDeviceLayout(): DeviceLayout {
  const { deviceLayout } = useHost();
  return useSyncExternalStore(
    deviceLayout.subscribe,
    () => deviceLayout.getState().layout,
    () => deviceLayout.getInitialState().layout,
  );
}
