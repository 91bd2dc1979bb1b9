import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import { type DeviceLayout, toDeviceLayout } from '@site/contract/device/device-layout';
import type { Host } from '@site/contract/host';
import { Notice } from '@site/ui/feedback/Notice';

/** Stands in for the shell where a remote runs alone: no preloading, no analytics, other teams' fragments as a note. */
export function createStandaloneHost(config: RuntimeConfig): Host {
  const measure = () => toDeviceLayout(window.innerWidth);
  let state: { layout: DeviceLayout } = { layout: measure() };
  return {
    config,
    deviceLayout: {
      getState: () => state,
      getInitialState: () => state,
      subscribe(onChange) {
        const update = () => {
          if (measure() === state.layout) return;
          state = { layout: measure() };
          onChange();
        };
        window.addEventListener('resize', update);
        return () => window.removeEventListener('resize', update);
      },
    },
    preload: () => {},
    trackPageView: () => {},
    renderFragment: ({ name }) => (
      <Notice>The fragment “{name}” stands here. Another team owns it; the shell shows it.</Notice>
    ),
  };
}
