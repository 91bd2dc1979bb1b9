import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

it('formats digits while they are typed and takes no more than ten', async () => {
  const input = show();
  await userEvent.type(input, '55a5 010-019999');
  expect(input.value).toBe('555-010-0199');
});

it('keeps the caret where a digit is corrected', async () => {
  const input = show('555-010-019');
  input.setSelectionRange(1, 1);
  await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input.value).toBe('595-501-0019');
  expect(input.selectionStart).toBe(2);
});

it('deletes the digit behind a hyphen', async () => {
  const input = show('555-010');
  await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(input.value).toBe('550-10');
});

it('reads a pasted number with its country code', async () => {
  const input = show();
  await userEvent.click(input);
  await userEvent.paste('+1 (555) 010-0199');
  expect(input.value).toBe('555-010-0199');
});

it('offers the five country codes, the United States first', () => {
  show();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
  expect([...select.options].map(({ value }) => value)).toEqual(['+1', '+44', '+91', '+61', '+33']);
  expect(select.value).toBe('+1');
});

function show(defaultValue = '') {
  render(<PhoneField defaultValue={defaultValue} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
}
