import { renderRoute } from '@site/kit/testing/render-route';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { route } from './route.tsx';

it('tells how the page got here when a visitor asks', async () => {
  renderRoute(route, '/example', '/example', {});
  expect(await screen.findByRole('heading', { level: 1, name: 'Example' })).toBeTruthy();
  expect(screen.queryByText(/released on its own/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'How it got here' }));
  expect(screen.getByText(/released on its own/)).toBeTruthy();
});
