import { createProviderApi } from '@site/contract/clients/provider-api';
import { contentContext, HostContext, leadsContext, providerContext } from '@site/contract/host';
import { createTestHost } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { createLeadsClient } from '@site/leads/create-leads-client';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';

const origin = 'http://localhost:3000';

/**
 * A visitor without JavaScript: renders pages like the shell's server, and submits forms like a browser.
 */
export function visitWithoutScript(routes: RouteObject[], apiUrl: string) {
  const handler = createStaticHandler(routes);
  let address = `${origin}/`;

  async function show(request: Request): Promise<number> {
    const requestContext = new RouterContextProvider();
    requestContext.set(contentContext, createSampleContent());
    requestContext.set(leadsContext, createLeadsClient({ contactsApiUrl: apiUrl }));
    requestContext.set(providerContext, createProviderApi({ providerApiUrl: apiUrl }));
    const context = await handler.query(request, { requestContext });
    if (context instanceof Response) {
      const location = context.headers.get('Location');
      if (context.status !== 303 || !location) throw new Error(`Answered ${context.status} instead of a page`);
      address = new URL(location, address).href;
      return show(new Request(address));
    }
    document.body.innerHTML = renderToString(
      <HostContext value={createTestHost()}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HostContext>,
    );
    return context.statusCode;
  }

  return {
    /** @returns the response's status */
    open(path: string) {
      address = new URL(path, origin).href;
      return show(new Request(address));
    },
    submit() {
      const form = document.querySelector<HTMLFormElement>('form[method="post"]') as HTMLFormElement;
      address = new URL(form.getAttribute('action') ?? '', address).href;
      const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      return show(new Request(address, { method: 'POST', headers, body: body.toString() }));
    },
  };
}
