import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HydrateWhenVisible } from './HydrateWhenVisible.tsx';
import { latePart } from './late-part.ts';

let arrive: (entries: { isIntersecting: boolean }[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof arrive) {
        arrive = onChange;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads the part when it comes near the viewport', async () => {
  const load = vi.fn(loadCounter);
  render(<HydrateWhenVisible part={latePart(load)} props={{ start: 1 }} loading={<p>Loading</p>} />);
  act(() => arrive([{ isIntersecting: false }]));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  await act(async () => arrive([{ isIntersecting: true }]));
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
});

it.each(['pointerdown', 'keydown', 'focusin', 'popstate'])('loads the part on the first %s', async (step) => {
  render(<HydrateWhenVisible part={latePart(loadCounter)} props={{ start: 1 }} />);
  await act(async () => window.dispatchEvent(new Event(step)));
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
});

it("keeps the server's HTML until then, and then hydrates it", async () => {
  const { server, root, button, element } = await hydrateCounter();
  await act(async () => root.render(element()));
  expect(screen.getByRole('button', { name: '1' })).toBe(button);
  await act(async () => arrive([{ isIntersecting: true }]));
  fireEvent.click(button);
  expect(button.textContent).toBe('2');
  act(() => root.unmount());
  server.remove();
});

it('repeats a press on a button that was not hydrated yet, once', async () => {
  const { server, root, button } = await hydrateCounter();
  fireEvent.click(button);
  expect(button.textContent).toBe('1');
  await act(async () => arrive([{ isIntersecting: true }]));
  expect(button.textContent).toBe('2');
  fireEvent.click(button);
  expect(button.textContent).toBe('3');
  act(() => root.unmount());
  server.remove();
});

it('shows a part that is already loaded without waiting', async () => {
  const part = latePart(loadCounter);
  await part.preload();
  render(<HydrateWhenVisible part={part} props={{ start: 1 }} loading={<p>Loading</p>} />);
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
});

it('does not fail the page when a part fails to preload', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const part = latePart<object>(() => Promise.reject(new Error('offline')));
  await expect(part.preload()).resolves.toBeUndefined();
  expect(part.loaded).toBeUndefined();
});

it('loads immediately in browsers without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<HydrateWhenVisible part={latePart(loadCounter)} props={{ start: 1 }} />);
  expect(await screen.findByRole('button', { name: '1' })).toBeTruthy();
});

/** Hydrates a page that contains the part's server-rendered HTML. */
async function hydrateCounter() {
  const server = document.createElement('div');
  server.innerHTML = '<div><!--$--><button type="button">1</button><!--/$--></div>';
  document.body.append(server);
  const button = screen.getByRole('button', { name: '1' });
  const part = latePart(loadCounter);
  const props = { start: 1 };
  const element = () => <HydrateWhenVisible part={part} props={props} />;
  const root = await act(async () => hydrateRoot(server, element()));
  return { server, root, button, element };
}

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

async function loadCounter() {
  return { default: Counter };
}
