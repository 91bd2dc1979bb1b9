import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ServicesFilter } from './ServicesFilter.tsx';

const services = ['Amazon Athena', 'AWS Backup', 'AWS Lambda'];

it.each([
  [[], ['AWS Backup', 'AWS Lambda']],
  [['AWS Backup'], []],
  [['AWS Backup'], ['AWS Lambda']],
])('given %j, follows what was ticked before hydration: %j', async (chosen, ticked) => {
  const { onChoose } = await hydrate(chosen, (page) => {
    for (const box of page.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      box.checked = ticked.includes(box.value);
  });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(ticked);
});

it('chooses nothing anew if nothing was ticked before hydration', async () => {
  const { onChoose } = await hydrate(['AWS Lambda', 'AWS Backup', 'One that no case study has'], () => {});
  expect(onChoose).not.toHaveBeenCalled();
});

it('finds what was typed before hydration', async () => {
  const { page } = await hydrate([], (page) => {
    (page.querySelector('[type=search]') as HTMLInputElement).value = 'lamb';
  });
  const shown = [...page.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['AWS Lambda']);
});

/** Hydrates the filter after a visitor has used what the server sent. */
async function hydrate(chosen: readonly string[], use: (page: HTMLElement) => void) {
  const onChoose = vi.fn();
  const filter = <ServicesFilter services={services} chosen={chosen} onChoose={onChoose} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(filter);
  use(page);
  await act(async () => hydrateRoot(page, filter));
  return { page, onChoose };
}
