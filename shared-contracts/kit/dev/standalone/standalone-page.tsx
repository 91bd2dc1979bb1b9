/// <reference types="@rsbuild/core/types" />
import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/fonts.css';
import { createBrowserContent } from '@site/content/browser/browser-content';
import { createProviderApi } from '@site/contract/clients/provider-api';
import { contentContext, HostContext, leadsContext, providerContext } from '@site/contract/host';
import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import type { RemoteDefinition } from '@site/contract/remotes/define-remote';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { StandaloneFrame } from './StandaloneFrame.tsx';
import { createStandaloneHost } from './standalone-host.tsx';

/** Which remote this is, and where its services are; the dev server fills them in. */
declare const __REMOTE__: RemoteDefinition;
declare const __API_URL__: string;

/** The remote's routes; `remote` is an alias of its `src`. */
const routes = import.meta.webpackContext('remote', { regExp: /^\.\/[^/]+\/route\.tsx$/, mode: 'lazy' });

const config = {
  siteOrigin: location.origin,
  contactsApiUrl: __API_URL__,
  providerApiUrl: __API_URL__,
  sustainabilityUrl: 'https://sustainability.example.com',
};
const context = new RouterContextProvider();
context.set(contentContext, createBrowserContent());
context.set(leadsContext, createLeadsClient(config));
context.set(providerContext, createProviderApi(config));

const { name, pages } = __REMOTE__;
const paths = Object.values(pages).flat();
const router = createBrowserRouter(
  [
    {
      element: <StandaloneFrame remote={name} paths={paths} />,
      HydrateFallback: () => null,
      children: [
        ...Object.entries(pages).flatMap(([page, own]) =>
          own.map((path) => ({ path, lazy: async () => (await loadRoute(page)) as object })),
        ),
        { path: '*', element: <p>This remote has no page at this URL. Choose one above.</p> },
      ],
    },
  ],
  { getContext: () => context },
);

async function loadRoute(page: string): Promise<RemoteRoute> {
  const { route } = (await routes(`./${page}/route.tsx`)) as { route: RemoteRoute };
  return route;
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <HostContext value={createStandaloneHost(config)}>
    <RouterProvider router={router} />
  </HostContext>,
);
