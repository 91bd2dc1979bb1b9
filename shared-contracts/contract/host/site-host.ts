import { createContext, type ReactNode, useContext } from 'react';
import type { AnalyticsEvent } from '../analytics/analytics-event.ts';
import type { PageView } from '../analytics/page-view.ts';
import type { RuntimeConfig } from '../configuration/runtime-config.ts';
import type { DeviceLayoutStore } from '../device/device-layout.ts';
import type { FragmentElementProps } from '../remote-module/fragment-element.ts';

/** The shell's services for components, behind the hooks and components of this package. */
export interface Host {
  config: RuntimeConfig;
  /** For `useDeviceLayout`. */
  deviceLayout: DeviceLayoutStore;
  /** Starts loading the code and content of a page of this site, e.g. when a link is hovered. Never throws. */
  preload(href: string): void;
  trackPageView(view: PageView): void;
  /** Drops the event unless analytics is configured and the visitor agreed. Never throws. */
  trackEvent(event: AnalyticsEvent): void;
  /** Shows another team's fragment. */
  renderFragment(props: FragmentElementProps): ReactNode;
}

export const HostContext = createContext<Host | undefined>(undefined);

/** @throws if there is no shell around the component */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error(
      'No shell around this component. Render it inside <HostContext value={…}>; in tests, renderRoute() does.',
    );
  }
  return host;
}
