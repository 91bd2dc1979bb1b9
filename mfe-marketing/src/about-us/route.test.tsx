import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { contentWith } from '../testing/content-with.ts';
import { route } from './route.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

it('shows every section from content', async () => {
  await open(createSampleContent());
  expect(screen.getByRole('heading', { level: 1, name: 'Engineers first, consultants second' })).toBeTruthy();
  for (const name of ['Our Mission', 'Who We Are', 'Our Culture', 'Our Core Values', 'Our Impact', 'Our Approach']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
  }
  expect(screen.getByText('140+')).toBeTruthy();
  expect(screen.getByText('94%')).toBeTruthy();
  expect(screen.getByText('Tell the truth early')).toBeTruthy();
});

it('shows the community projects, and six testimonials in a carousel', async () => {
  await open(createSampleContent());
  const projects = screen.getByRole('region', { name: 'community projects' });
  expect(within(projects).getAllByRole('article')).toHaveLength(6);
  const voices = screen.getByRole('region', { name: 'testimonials' });
  expect(within(voices).getAllByRole('figure')).toHaveLength(6);
});

it('links to the contact page and passes on the current page', async () => {
  await open(createSampleContent());
  expect(screen.getByRole('link', { name: 'Talk to us' }).getAttribute('href')).toBe(
    '/contact-us?PreviousPage=about-us',
  );
});

it('has the words of the editor on its button', async () => {
  await open(contentWith({ aboutUs: [{ contactUsButton: 'Write to us' }] }));
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
});

it.each([
  ['while content is down', undefined],
  ['in an empty space', contentWith()],
  ['when all fields are missing', contentWith({ aboutUs: [{}] })],
])('shows fallback text and a fallback picture %s', async (_, content) => {
  await open(content);
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeTruthy();
  for (const name of ['Assess', 'Strategize', 'Implement', 'Optimize']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  expect(screen.getByRole('presentation').getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(screen.queryByRole('heading', { name: 'Community Involvement' })).toBeNull();
});

async function open(content?: ContentClient) {
  renderRoute(route, '/about-us', '/about-us', content ? { content } : {});
  await screen.findByRole('heading', { level: 1 });
}
