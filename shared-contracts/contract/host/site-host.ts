import { createContext, type ReactNode, useContext } from 'react';
import type { PageView } from '../analytics/page-view.ts';
import type { RuntimeConfig } from '../configuration/runtime-config.ts';
import type { DeviceLayoutStore } from '../device/device-layout.ts';
import type { FragmentElementProps } from '../remote-module/fragment-element.ts';

/** The services of the shell that components reach through hooks of the contracts. */
export interface Host {
  config: RuntimeConfig;
  /** `mobile`, `tablet` or `desktop`; a zustand store. */
  deviceLayout: DeviceLayoutStore;
  /** Starts loading the code and content of an address on this site, e.g. when a link is hovered. Never throws. */
  preload(href: string): void;
  trackPageView(view: PageView): void;
  /** Shows another team's fragment. */
  renderFragment(props: FragmentElementProps): ReactNode;
}

export const HostContext = createContext<Host | undefined>(undefined);

/** @throws where no shell stands around the component */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) {
    throw new Error(
      'No shell around this component. Render it inside <HostContext value={…}>; in tests, renderRoute() does.',
    );
  }
  return host;
}
