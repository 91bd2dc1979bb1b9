import type { ContentClient } from '@site/contract/clients/content-client';
import type { LeadsClient } from '@site/contract/clients/leads-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import { contentContext, type Host, HostContext, leadsContext, providerContext } from '@site/contract/host';
import type { FragmentElementProps } from '@site/contract/remote-module/fragment-element';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, useLocation } from 'react-router-dom';

/** Replacements for the shell's services. A service that is not given fails when the route uses it. */
interface Surroundings {
  content?: ContentClient;
  leads?: LeadsClient;
  provider?: ProviderApi;
  deviceLayout?: DeviceLayout;
  /** State of the navigation to the page. */
  state?: unknown;
  preload?: Host['preload'];
  trackEvent?: Host['trackEvent'];
  renderFragment?: (element: FragmentElementProps) => ReactNode;
}

/**
 * Renders a remote's route like the shell, in a memory router. All other pages show their path as text, so that a test
 * can see where a link leads.
 *
 * @param path the route's path, e.g. `/case-study/:caseId`
 * @param at the URL to visit, e.g. `/case-study/acme?x=1`
 */
export function renderRoute<Data>(route: RemoteRoute<Data>, path: string, at: string, surroundings: Surroundings = {}) {
  const context = new RouterContextProvider();
  context.set(contentContext, surroundings.content ?? unavailable('content'));
  context.set(leadsContext, surroundings.leads ?? unavailable('leads'));
  context.set(providerContext, surroundings.provider ?? unavailable('provider'));
  const router = createMemoryRouter(
    [
      { ...(route as RemoteRoute), path, HydrateFallback: NotYet },
      { path: '*', Component: Elsewhere },
    ] as Parameters<typeof createMemoryRouter>[0],
    { initialEntries: [toEntry(at, surroundings.state)], getContext: () => context },
  );
  const view = render(
    <HostContext value={createTestHost(surroundings)}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  return { ...view, router };
}

function NotYet() {
  return null;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** Creates a host for components that are rendered without {@link renderRoute}. */
export function createTestHost({
  deviceLayout = 'desktop',
  preload,
  renderFragment,
  trackEvent,
}: Surroundings = {}): Host {
  const getLayout = () => ({ layout: deviceLayout });
  return {
    config: {
      siteOrigin: 'https://www.example.com',
      contactsApiUrl: 'https://contacts.example.com',
      providerApiUrl: 'https://provider.example.com',
      sustainabilityUrl: 'https://sustainability.example.com',
    },
    deviceLayout: { getState: getLayout, getInitialState: getLayout, subscribe: () => () => {} },
    preload: preload ?? (() => {}),
    trackPageView: () => {},
    trackEvent: trackEvent ?? (() => {}),
    renderFragment: renderFragment ?? (({ name }) => <p>Fragment {name}</p>),
  };
}

function toEntry(at: string, state: unknown) {
  const { pathname, search, hash } = new URL(at, 'https://www.example.com');
  return { pathname, search, hash, state };
}

function unavailable<Service extends object>(name: string): Service {
  return new Proxy({} as Service, {
    get: () => () => Promise.reject(new Error(`${name} is down`)),
  });
}
