import type { ProviderApi } from '@site/contract/clients/provider-api';
import { renderRoute } from '@site/kit/testing/render-route';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { route } from './route.tsx';
import type { SearchResult } from './site-search.ts';

const migration: SearchResult = {
  path: '/capability/services/migration',
  title: 'Cloud Migration',
  kind: 'service',
  excerpt: 'We migrate <b>in waves</b> (migration.*).',
  words: ['Migration', 'migrate', 'migration'],
};

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('asks for a query while there is none, and asks the API nothing', async () => {
  const request = vi.fn<ProviderApi['request']>();
  open('/search?q=%20', request);
  expect((await screen.findByRole('status')).textContent).toMatch(/^Type what you are looking for/);
  expect(request).not.toHaveBeenCalled();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

it('lists what was found, with the words marked and nothing read as HTML', async () => {
  open('/search?q=migrating', answerWith([migration]));
  expect((await screen.findByRole('status')).textContent).toBe('1 result for “migrating”');
  const [result] = screen.getAllByRole('article');
  const link = within(result as HTMLElement).getByRole('link', { name: 'Cloud Migration' });
  expect(link.getAttribute('href')).toBe('/capability/services/migration');
  expect([...(result?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Migration',
    'migrate',
    'migration',
  ]);
  expect(screen.getByText(/<b>in waves<\/b>/)).toBeTruthy();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('migrating');
});

it('searches again from the keyboard and keeps the focus in the field', async () => {
  const request = answerWith([migration]);
  open('/search', request);
  await userEvent.type(await screen.findByRole('searchbox'), 'lake house{Enter}');
  await toHear('1 result for “lake house”');
  expect(request.mock.calls.map(([path]) => path)).toEqual(['search?q=lake%20house']);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('shows the query of the address again after Back', async () => {
  const { router } = open('/search?q=first', answerWith([]));
  const field = (await screen.findByRole('searchbox')) as HTMLInputElement;
  await userEvent.clear(field);
  await userEvent.type(field, 'second{Enter}');
  await toHear('No page speaks of “second”.');
  await router.navigate(-1);
  await toHear('No page speaks of “first”.');
  expect(field.value).toBe('first');
});

it('keeps what is typed while a search is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  open('/search', () => promise);
  const field = (await screen.findByRole('searchbox')) as HTMLInputElement;
  await userEvent.type(field, 'lake{Enter} house');
  resolve(Response.json({ results: [migration] }));
  await toHear('1 result for “lake”');
  expect(field.value).toBe('lake house');
});

it('offers the assistant and an engineer when nothing was found', async () => {
  open('/search?q=x%26y', answerWith([]));
  expect((await screen.findByRole('link', { name: 'Ask the assistant' })).getAttribute('href')).toBe(
    '/accelerators?q=x%26y',
  );
  expect(screen.getByRole('link', { name: 'ask an engineer' }).getAttribute('href')).toBe(
    '/contact-us?PreviousPage=search',
  );
});

it('says that the search failed, keeps the query, and tries again', async () => {
  const request = vi.fn<ProviderApi['request']>().mockRejectedValueOnce(new Error('down'));
  request.mockImplementation(async () => Response.json({ results: [migration] }));
  open('/search?q=lake', request);
  expect((await screen.findByRole('status')).textContent).toBe('The search did not answer.');
  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  await toHear('1 result for “lake”');
});

it.each([
  ['200 characters of a longer query', 'a'.repeat(500), 'a'.repeat(200)],
  ['no half of a character', `${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ['no marks that turn the text after them', 'lake\u202Ehouse\u2067', 'lakehouse'],
  ['what looks like a regular expression', '(.*+[', '(.*+['],
])('asks for %s', async (_, typed, asked) => {
  const request = answerWith([]);
  open(`/search?q=${encodeURIComponent(typed)}`, request);
  await screen.findByText('Nothing found');
  expect(request.mock.calls.map(([path]) => path)).toEqual([`search?q=${encodeURIComponent(asked)}`]);
});

it('is kept out of search engines, and says in its title what was searched for', () => {
  const url = new URL('https://www.example.com/search?q=lake');
  expect(route.handle.meta({ data: { query: 'lake', results: [] }, params: {}, url })).toMatchObject({
    title: 'Search: lake',
    noIndex: true,
  });
});

it.each([0, 1, 20])(
  'keeps a query from right to left apart from the sentence with %d results around it',
  async (count) => {
    const results = Array.from({ length: count }, (_, place) => ({ ...migration, path: `/${place}` }));
    open(`/search?q=${encodeURIComponent('ما هو AWS؟')}`, answerWith(results));
    expect((await screen.findByText('ما هو AWS؟')).tagName).toBe('BDI');
  },
);

it('keeps a query from right to left apart from the title around it', () => {
  const url = new URL('https://www.example.com/search');
  const titleOf = (query: string) => route.handle.meta({ data: { query, results: [] }, params: {}, url }).title;
  expect(titleOf('ما هو AWS؟')).toBe('Search: \u2068ما هو AWS؟\u2069');
  expect(titleOf('שלום')).toBe('Search: \u2068שלום\u2069');
  expect(titleOf('Fünf Größen, 数据')).toBe('Search: Fünf Größen, 数据');
});

/** Waits until the results are announced with these words. */
async function toHear(words: string) {
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
}

function answerWith(results: SearchResult[]) {
  return vi.fn<ProviderApi['request']>(async () => Response.json({ results }));
}

function open(at: string, request: ProviderApi['request']) {
  return renderRoute(route, '/search', at, { provider: { request } });
}
