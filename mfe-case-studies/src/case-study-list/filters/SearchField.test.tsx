import { act } from '@testing-library/react';
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
