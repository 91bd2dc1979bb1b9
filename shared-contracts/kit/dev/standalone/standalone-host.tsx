import type { RuntimeConfig } from '@site/contract/configuration/runtime-config';
import { type DeviceLayout, toDeviceLayout } from '@site/contract/device/device-layout';
import type { Host } from '@site/contract/host';
import { EmptyState } from '@site/ui/feedback/EmptyState';

/**
 * Replaces the shell for a remote that runs alone: no preloading, no analytics, an empty box for other teams' fragments.
 */
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
    trackEvent: () => {},
    renderFragment: ({ name }) => (
      <EmptyState title={`The shell shows the fragment “${name}” here. Another team owns it.`} />
    ),
  };
}
