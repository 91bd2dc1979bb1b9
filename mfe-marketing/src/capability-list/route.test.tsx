import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentWith, entryOf } from '../testing/content-with.ts';
import { route } from './route.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it.each([
  ['services', 8],
  ['expertise', 7],
  ['solutions', 8],
])('lists %s as cards', async (name, count) => {
  open(name, createSampleContent());
  expect(await screen.findAllByRole('article')).toHaveLength(count);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('loads the picture of the first card at once, and the others when they come into view', async () => {
  open('services', createSampleContent());
  const cards = await screen.findAllByRole('article');
  const [first, ...others] = cards.map((card) => card.querySelector('img')?.getAttribute('loading'));
  expect(first).toBeNull();
  expect(new Set(others)).toEqual(new Set(['lazy']));
});

it('links to a service and remembers which one was chosen', async () => {
  open('services', createSampleContent());
  await userEvent.click(await screen.findByRole('link', { name: 'Generative AI' }));
  expect(await screen.findByText('/capability/services/generative-ai')).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('selectedServiceData') ?? '')).toMatchObject({ slug: 'generative-ai' });
});

it.each([
  ['while content is down', undefined],
  ['in an empty space', contentWith()],
])('keeps its heading and links to the contact page %s', async (_, content) => {
  open('expertise', content);
  expect(await screen.findByRole('heading', { level: 1, name: 'Expertise' })).toBeTruthy();
  expect(screen.getByText('This list is being updated')).toBeTruthy();
});

it('has an arrow on each card that is a link of its own', async () => {
  open('services', createSampleContent());
  const [card] = await screen.findAllByRole('article');
  const link = within(card as HTMLElement).getByRole('link');
  expect(link.querySelector('svg')).toBeTruthy();
  expect(link.textContent).toBe(within(card as HTMLElement).getByRole('heading').textContent);
});

it('links to the documents of content, and to none while there are none', async () => {
  open('services', createSampleContent());
  const documents = within(await screen.findByRole('region', { name: 'Documents to take with you' }));
  expect(documents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/capabilities-overview',
    '/docs/well-architected-checklist',
    '/docs/shared-responsibility',
  ]);
  cleanup();
  open('services');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Documents to take with you' })).toBeNull();
});

it('shows a service that has no picture or subtitle', async () => {
  const metric = { sys: { id: 'a' }, fields: { title: 'Plain' } };
  open('services', contentWith({ capabilities: [{ idName: 'services', title: 'Services', metrics: [metric] }] }));
  expect(await screen.findByRole('link', { name: 'Plain' })).toBeTruthy();
});

it('has a heading without a title', async () => {
  open('services', contentWith({ capabilities: [{ idName: 'services' }] }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Services');
});

it.each([1, 100])('shows %i services', async (count) => {
  const metrics = Array.from({ length: count }, (_, index) => entryOf({ title: `Service ${index}` }, index));
  open('services', contentWith({ capabilities: [{ idName: 'services', title: 'Services', metrics }] }));
  expect(await screen.findAllByRole('article')).toHaveLength(count);
});

it('offers the three lists when the URL names none of them', async () => {
  const { router } = open('nonsense', createSampleContent());
  expect(await screen.findByText(/couldn't find that list/)).toBeTruthy();
  expect(Object.values(router.state.loaderData)).toEqual([{ capability: undefined, documents: [] }]);
});

function open(name: string, content?: ContentClient) {
  return renderRoute(route, '/capability/:name', `/capability/${name}`, content ? { content } : {});
}
