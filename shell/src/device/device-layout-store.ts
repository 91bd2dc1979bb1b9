import { type DeviceLayout, type DeviceLayoutStore, toDeviceLayout } from '@site/contract/device/device-layout';
import { createStore } from 'zustand/vanilla';

/** Starts with the server's guess, so that hydration matches what the server rendered. */
export function createDeviceLayoutStore(layout: DeviceLayout): DeviceLayoutStore & { follow(window: Window): void } {
  const store = createStore(() => ({ layout }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Corrects the guess and follows resizes. Call it after hydration. */
    follow(window) {
      const update = () => {
        const measured = toDeviceLayout(window.innerWidth);
        if (measured !== store.getState().layout) store.setState({ layout: measured });
      };
      update();
      window.addEventListener('resize', update, { passive: true });
    },
  };
}
