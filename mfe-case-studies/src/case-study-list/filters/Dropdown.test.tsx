import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dropdown } from './Dropdown.tsx';

it('closes on a press outside and stays open on a press inside', async () => {
  const details = await show();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(details.open).toBe(true);
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

it('stays open when a press on its words moves the focus to the page around it', async () => {
  const details = await show();
  await userEvent.click(screen.getByText('Logistics, by name'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(details.open).toBe(true);
});

it('closes when the focus moves on', async () => {
  const details = await show();
  screen.getByRole('link').focus();
  expect(details.open).toBe(false);
});

it('closes on Escape and returns focus', async () => {
  const details = await show();
  screen.getByRole('checkbox').focus();
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement?.textContent).toBe('Industry');
});

async function show() {
  render(
    <main tabIndex={-1}>
      <Dropdown label="Industry">
        <input type="checkbox" aria-label="Logistics" />
        <p>Logistics, by name</p>
      </Dropdown>
      <p>Elsewhere</p>
      <a href="/press">Press</a>
    </main>,
  );
  await userEvent.click(screen.getByText('Industry'));
  return screen.getByText('Industry').closest('details') as HTMLDetailsElement;
}
