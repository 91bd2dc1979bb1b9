import { renderRoute } from '@site/kit/testing/render-route';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { route } from './route.tsx';

it.each(['/blog', '/comingsoon'])('says that %s is coming soon and links to other pages', async (path) => {
  renderRoute(route, path, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Coming Soon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the news' }).getAttribute('href')).toBe('/press');
});

it('keeps search engines out until there is something to read', () => {
  const url = new URL('https://www.example.com/blog');
  expect(route.handle.meta({ data: undefined, params: {}, url }).noIndex).toBe(true);
});
