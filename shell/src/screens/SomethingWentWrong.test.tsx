import { HostContext } from '@site/contract/host';
import { createTestHost } from '@site/kit/testing/render-route';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SomethingWentWrong } from './SomethingWentWrong.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home page</p> },
      { path: '*', Component: SomethingWentWrong },
    ],
    { initialEntries: ['/broken'] },
  );
  render(
    <HostContext value={createTestHost()}>
      <RouterProvider router={router} />
    </HostContext>,
  );
  return router;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openReport = async () => {
  press('Report this issue');
  await vi.waitFor(() => expect(screen.getByLabelText('What happened?')).toBe(document.activeElement));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('offers the home page, and a form that can be closed again', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops, Something went wrong');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  await openReport();
  press('Cancel');
  expect(screen.queryByLabelText('What happened?')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report this issue' }));
});

it('offers the search, which needs no scripts, and the pages that most visitors want', () => {
  open();
  const field = screen.getByRole('searchbox', { name: 'What were you looking for?' }) as HTMLInputElement;
  expect(field.name).toBe('q');
  expect(field.form?.getAttribute('action')).toBe('/search');
  for (const name of ['Services', 'Accelerators', 'Case Studies'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('requires text before it sends', async () => {
  open();
  await openReport();
  press('Send Feedback');
  expect(screen.getByText('Please tell us what happened')).toBeTruthy();
});

it('logs the text with the versions, says thanks, counts from 5 to 0 and goes home', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  const composition = document.createElement('script');
  composition.type = 'application/json';
  composition.id = 'composition';
  composition.textContent = JSON.stringify({ remotes: { 'mfe-contact': { release: { version: '1.0.0-aaaa' } } } });
  document.body.append(composition);
  const router = open();
  await openReport();
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: ' The menu went away. ' } });
  press('Send Feedback');
  composition.remove();
  expect(log).toHaveBeenCalledWith('Feedback', {
    feedback: 'The menu went away.',
    page: '/broken',
    versions: { 'mfe-contact': '1.0.0-aaaa' },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Thank you/);
  for (const left of ['5', '4', '3', '2', '1']) {
    expect(screen.getByRole('status').textContent).toContain(left);
    expect(router.state.location.pathname).toBe('/broken');
    await pass(1000);
  }
  expect(router.state.location.pathname).toBe('/');
});
