import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

it('searches for text typed before hydration', async () => {
  const onSearch = vi.fn();
  const field = <SearchField text="" onSearch={onSearch} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(field);
  const input = page.querySelector('input') as HTMLInputElement;
  input.value = 'balcony ';
  await act(async () => hydrateRoot(page, field));
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('balcony');
  expect(input.value).toBe('balcony ');
});

it('keeps what is typed when an overtaken search arrives late, and follows Back and Forward', async () => {
  const onSearch = vi.fn();
  const field = (text: string, pending = false) => <SearchField text={text} pending={pending} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const type = async (text: string) => {
    await userEvent.type(input, text);
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(input.value));
  };
  await type('fr');
  await type('e');
  rerender(field('fr'));
  expect(input.value, 'although nothing says that a search is under way').toBe('fre');
  rerender(field('fre', true));
  await type('i');
  rerender(field('frei', true));
  rerender(field('fr', true));
  expect(input.value).toBe('frei');
  rerender(field('frei'));
  for (const text of ['fr', '', 'frei']) {
    rerender(field(text));
    expect(input.value).toBe(text);
  }
});

it('follows Back although a search is under way', async () => {
  const onSearch = vi.fn();
  const field = (text: string, pending = false) => <SearchField text={text} pending={pending} onSearch={onSearch} />;
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(input, 'fr');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('fr'));
  rerender(field('fr', true));
  dispatchEvent(new PopStateEvent('popstate'));
  rerender(field(''));
  expect(input.value).toBe('');
});
