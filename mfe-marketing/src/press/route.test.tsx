import { getPressItems } from '@site/content/entries/press';
import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentWith, entryOf } from '../testing/content-with.ts';
import { route } from './route.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('shows the news, newest first, with date and source', async () => {
  const [first] = await open(createSampleContent());
  const card = within(first as HTMLElement);
  expect(card.getByText('November 3, 2026')).toBeTruthy();
  expect(card.getByText('News provided by Bluecrest Cloud Engineering')).toBeTruthy();
  expect(screen.getByText('News provided by AWS Training Gazette (sample)')).toBeTruthy();
});

it('shows the news of one year, by links that work without scripts', async () => {
  const all = await open(createSampleContent());
  const years = within(screen.getByRole('navigation', { name: 'News by year' })).getAllByRole('link');
  expect(years.map((link) => link.textContent)).toEqual(['All years', '2026', '2025']);
  cleanup();
  const some = await open(createSampleContent(), '/press?year=2025');
  expect(some.length).toBeLessThan(all.length);
  expect(screen.getAllByRole('time').every((time) => time.textContent?.endsWith('2025'))).toBe(true);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('2025');
});

it.each(['1999', 'last'])('says that there is no news from the year %s, and leads to all news', async (year) => {
  renderRoute(route, '/press', `/press?year=${year}`, { content: createSampleContent() });
  expect(await screen.findByText('No news from this year')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/press');
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

it('gives each item the id that links from search and answers name', async () => {
  const [first] = await open(createSampleContent());
  const [item] = await getPressItems(createSampleContent());
  expect(first?.closest('li')?.id).toBe(item?.id);
});

it('links to its RSS feed', async () => {
  await open(createSampleContent());
  expect(screen.getByRole('link', { name: 'RSS feed' }).getAttribute('href')).toBe('/rss.xml');
});

it('opens a link in a new tab, and has plain text instead of a link that leads nowhere', async () => {
  const cards = await open(createSampleContent());
  const link = (card: HTMLElement | undefined) => within(card as HTMLElement).getByRole('link', { name: /Read More/ });
  expect(link(cards[0]).getAttribute('target')).toBe('_blank');
  expect(link(cards[0]).getAttribute('href')).toBe('https://press.example.com/smb-accelerator');
  expect(within(cards[3] as HTMLElement).queryByRole('link')).toBeNull();
  expect(within(cards[3] as HTMLElement).getByText('Read More: not published yet')).toBeTruthy();
});

it.each([
  ['while content is down', undefined],
  ['in an empty space', contentWith()],
])('shows the sample card %s', async (_, content) => {
  const cards = await open(content);
  expect(cards).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'News will appear here' })).toBeTruthy();
  expect(screen.getByText('News provided by the provider')).toBeTruthy();
});

it('shows news without picture, date or text', async () => {
  const cards = await open(contentWith({ press: [{ tabs: [entryOf({ title: 'Short' })] }] }));
  expect(cards).toHaveLength(1);
  expect(screen.queryByRole('time')).toBeNull();
});

it('lists the news as articles for search engines', async () => {
  const data = {
    items: [{ id: '1', title: 'News', description: '', date: '2026-01-01', url: '#' }],
    provider: 'Us',
    years: [],
  };
  const { jsonLd } = route.handle.meta({ data, params: {}, url: new URL('https://www.example.com/press') });
  expect(jsonLd?.[0]?.hasPart).toEqual([
    expect.objectContaining({ '@type': 'NewsArticle', headline: 'News', datePublished: '2026-01-01' }),
  ]);
});

async function open(content?: ContentClient, at = '/press') {
  renderRoute(route, '/press', at, content ? { content } : {});
  return await screen.findAllByRole('article');
}
