import { HostContext } from '@site/contract/host';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createTestHost } from './render-route.tsx';

/**
 * Renders an element as on a page of the site, in a memory router. All other pages show their path as text.
 *
 * @param at path of the page, e.g. `/about-us`
 */
export function renderElement(element: ReactNode, at = '/') {
  const router = createMemoryRouter(
    [
      { path: new URL(at, 'https://www.example.com').pathname, element },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <HostContext value={createTestHost()}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  return { ...view, router };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
