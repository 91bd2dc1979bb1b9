import { getCapabilitySections } from '@site/content/entries/capability';
import { getSiteSettings } from '@site/content/entries/site-settings';
import { HostContext } from '@site/contract/host';
import { createTestHost } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

const content = createSampleContent();
const [settings, capabilities] = await Promise.all([getSiteSettings(content), getCapabilitySections(content)]);

function open(chrome: ComponentProps<typeof Footer>) {
  const router = createMemoryRouter([{ path: '*', element: <Footer {...chrome} /> }]);
  render(
    <HostContext value={createTestHost()}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  return router;
}

beforeEach(() => sessionStorage.clear());

it('lists the titles of all services by section, and remembers the selected one', () => {
  const router = open({ settings, capabilities });
  const list = screen.getByRole('navigation', { name: 'Capabilities' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Services', 'Expertise', 'Solutions']);
  const link = within(list).getByRole('link', { name: 'Generative AI' });
  expect(link.getAttribute('href')).toBe('/capability/services/generative-ai');
  fireEvent.click(link);
  expect(router.state.location.pathname).toBe('/capability/services/generative-ai');
  expect(JSON.parse(sessionStorage.getItem('selectedServiceData') ?? '')).toMatchObject({
    capability: 'services',
    title: 'Generative AI',
    slug: 'generative-ai',
  });
});

it('has address, phone, email, networks and policies', () => {
  open({ settings, capabilities });
  expect(screen.getByRole('link', { name: settings?.phone ?? '' }).getAttribute('href')).toMatch(/^tel:[+\d]+$/);
  expect(screen.getByRole('link', { name: settings?.email ?? '' }).getAttribute('href')).toBe(
    `mailto:${settings?.email}`,
  );
  for (const network of ['LinkedIn', 'X', 'Facebook']) {
    expect(screen.getByRole('link', { name: `${network} (opens in a new tab)` }).getAttribute('rel')).toContain(
      'noopener',
    );
  }
  const policies = within(screen.getByRole('navigation', { name: 'Policies' })).getAllByRole('link');
  expect(policies.map((link) => link.getAttribute('href'))).toEqual([
    '/acceptance-use-policy',
    '/data-security',
    '/access-control-policy',
    '/privacy',
  ]);
});

it('works without content: shows the policies and nothing empty', () => {
  open({ settings: undefined, capabilities: [] });
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Data Security' })).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
