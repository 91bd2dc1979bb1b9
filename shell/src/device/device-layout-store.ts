import { type DeviceLayout, type DeviceLayoutStore, toDeviceLayout } from '@site/contract/device/device-layout';
import { createStore } from 'zustand/vanilla';

/** Starts with desktop, for which the server renders every page, so that hydration matches. */
export function createDeviceLayoutStore(): DeviceLayoutStore & { follow(window: Window): void } {
  const store = createStore((): { layout: DeviceLayout } => ({ layout: 'desktop' }));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Measures the viewport and follows resizes. Call it after hydration. */
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
