import type { RemoteRoute } from '@site/contract/remote-module/remote-route';
import { createOwnership } from '@site/contract/remotes/claims';
import { createElement } from 'react';
import { data } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderSite } from './render-site.tsx';

const PressPage = () => createElement('h1', null, 'Press');
const site = 'https://www.example.com';

/** Renders a page of one remote, whose route is changed. */
async function render(changes: Partial<RemoteRoute>) {
  const report = vi.fn<(error: unknown) => void>();
  const never = () => Promise.reject(new Error('no service is needed'));
  const route: RemoteRoute = {
    Component: PressPage,
    handle: { meta: () => ({ title: 'Press', description: 'What others write.' }) },
    ...changes,
  };
  const page = await renderSite({
    request: new Request(`${site}/press`),
    ownership: createOwnership({ 'mfe-marketing': { pages: { press: ['/press'] }, fragments: {} } }),
    statusOf: () => 'pending',
    navigation: [],
    loadModule: (async () => ({ route })) as Parameters<typeof renderSite>[0]['loadModule'],
    services: {
      content: { getEntries: async () => [] },
      leads: { submit: never },
      provider: new Proxy({}, { get: () => never }) as Parameters<typeof renderSite>[0]['services']['provider'],
    },
    config: { siteOrigin: site, contactsApiUrl: site, providerApiUrl: site, sustainabilityUrl: site },
    budget: 5_000,
    report,
  });
  const reported = report.mock.calls.map(([error]) => (error as Error).message);
  return {
    page: page instanceof Response ? undefined : page,
    response: page instanceof Response ? page : undefined,
    reported,
  };
}

it('renders a page with the status that its loader gives', async () => {
  const { page, reported } = await render({ loader: () => data(null, { status: 404 }) });
  expect(reported).toEqual([]);
  expect(page).toMatchObject({ status: 404, pageRendered: true, body: expect.stringContaining('<h1>Press</h1>') });
});

it.each([204, 304, 302, 999])('leaves a page out that answers with status %i', async (status) => {
  const { page, reported } = await render({
    loader: () => ({ type: 'DataWithResponseInit', data: 1, init: { status } }),
  });
  expect(page).toMatchObject({ pageRendered: false });
  expect(reported).toEqual([`It answers with status ${status}, which no page can have.`]);
});

it('leaves a page out that redirects to itself, but not one that redirects elsewhere', async () => {
  const to = (Location: string) => new Response(null, { status: 302, headers: { Location } });
  expect((await render({ loader: () => to('/press') })).reported).toEqual(['It redirects to its own address.']);
  expect((await render({ loader: () => to('/press?page=2') })).response?.headers.get('Location')).toBe('/press?page=2');
});

it('leaves a page out that would fill the memory', async () => {
  const { page, reported } = await render({ loader: () => 'x'.repeat(10_000_000) });
  expect(page).toMatchObject({ pageRendered: false });
  expect(reported.join()).toMatch(/Its page and data have \d+ characters\. The most is 10000000\./);
});

it('leaves headers out that are about one visitor or the encoding, because a page is kept for all', async () => {
  const headers = { 'Set-Cookie': 'session=1', 'Content-Encoding': 'br', 'Content-Length': '3', 'X-Own': 'yes' };
  const { page } = await render({ loader: () => data(null, { headers }) });
  expect(page?.headers).toEqual([['x-own', 'yes']]);
});
