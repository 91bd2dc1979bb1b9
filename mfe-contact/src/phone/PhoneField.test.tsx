import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

it('formats digits as they are typed and accepts no more than ten', async () => {
  const input = await showMasked();
  await userEvent.type(input, '55a5 010-019999');
  expect(input.value).toBe('555-010-0199');
});

it('keeps the caret where a digit is corrected', async () => {
  const input = await showMasked('555-010-019');
  input.setSelectionRange(1, 1);
  await userEvent.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input.value).toBe('595-501-0019');
  expect(input.selectionStart).toBe(2);
});

it('deletes the digit before a hyphen', async () => {
  const input = await showMasked('555-010');
  await userEvent.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(input.value).toBe('550-10');
});

// | marks the caret.
it.each([
  ['', '{5}{5}{5}', '555|'],
  ['555|', '-', '555|'],
  ['555|', '0', '555-0|'],
  ['|555-010', '4', '4|55-501-0'],
  ['555-|010-019', '9', '555-9|01-0019'],
  ['55|5-010', 'x', '55|5-010'],
  ['555-0|', '{Backspace}', '555|'],
  ['555-|010', '{Backspace}', '55|0-10'],
  ['555|-010', '{Backspace}', '55|0-10'],
  ['555|-010', '{Delete}', '555|-10'],
  ['555-|010', '{Delete}', '555|-10'],
  ['555-0|10', '{Backspace}', '555|-10'],
])('turns %s, after %s, into %s', async (before, keys, after) => {
  const input = await showMasked(before.replace('|', ''));
  const caret = before.indexOf('|');
  await userEvent.type(input, keys, { initialSelectionStart: caret, initialSelectionEnd: caret });
  expect(`${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`).toBe(
    after,
  );
});

it('fires an input event for every change, and undoes one with Ctrl+Z', async () => {
  const onInput = vi.fn();
  const input = await showMasked();
  document.addEventListener('input', onInput);
  await userEvent.type(input, '5550');
  expect(onInput).toHaveBeenCalledTimes(4);
  fireEvent.keyDown(input, { ctrlKey: true, keyCode: 90 });
  expect(input.value).toBe('555');
  document.removeEventListener('input', onInput);
});

it('drops the country code of an autofilled number', async () => {
  const input = await showMasked();
  fireEvent.input(input, { target: { value: '+15550100199' } });
  expect(input.value).toBe('555-010-0199');
});

it('clears when its form is reset', async () => {
  const form = document.createElement('form');
  render(<PhoneField />, { container: document.body.appendChild(form) });
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
  await load(input);
  await userEvent.type(input, '5550');
  form.reset();
  expect(input.value).toBe('');
  await userEvent.type(input, '4');
  expect(input.value).toBe('4');
});

it('reads a pasted number with its country code', async () => {
  const input = await showMasked();
  await userEvent.click(input);
  await userEvent.paste('+1 (555) 010-0199');
  expect(input.value).toBe('555-010-0199');
});

describe('a number of another country', () => {
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value;

  it('chooses that country when it is pasted', async () => {
    const input = await showMasked();
    await userEvent.click(input);
    await userEvent.paste('+44 7700 900123');
    expect([country(), input.value]).toEqual(['+44', '770-090-0123']);
  });

  it('chooses that country when it is pasted over another number', async () => {
    const input = await showMasked('555-010-0199');
    await userEvent.click(input);
    input.select();
    await userEvent.paste('+33 6 12 34 56 78');
    expect([country(), input.value]).toEqual(['+33', '612-345-678']);
  });

  it('chooses that country when the browser fills it in', async () => {
    const input = await showMasked();
    fireEvent.input(input, { target: { value: '+447700900123' } });
    expect([country(), input.value]).toEqual(['+44', '770-090-0123']);
  });

  it('leaves the country if it is pasted into the middle of a number', async () => {
    const input = await showMasked('555');
    await userEvent.click(input);
    await userEvent.paste('+44 7700');
    expect(country()).toBe('+1');
  });
});

describe.each([
  ['Arabic', '٥٥٥٠١٠٠١٩٩'],
  ['Persian', '۵۵۵۰۱۰۰۱۹۹'],
  ['full-width', '５５５０１００１９９'],
  ['Devanagari', '५५५०१००१९९'],
])('%s digits', (_, digits) => {
  it('are typed as the ones that they mean', async () => {
    const input = await showMasked();
    await userEvent.type(input, digits);
    expect(input.value).toBe('555-010-0199');
  });

  it('are pasted as the ones that they mean', async () => {
    const input = await showMasked();
    await userEvent.click(input);
    await userEvent.paste(`(${digits.slice(0, 3)}) ${digits.slice(3)}`);
    expect(input.value).toBe('555-010-0199');
  });

  it('are formatted if they were typed before the mask had loaded', async () => {
    const input = show();
    input.focus();
    fireEvent.input(input, { target: { value: digits } });
    await vi.waitFor(() => expect(input.value).toBe('555-010-0199'));
  });
});

it('corrects a number with a digit of another script, where the caret is', async () => {
  const input = await showMasked('555-010-019');
  await userEvent.type(input, '٩', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([input.value, input.selectionStart]).toEqual(['595-501-0019', 2]);
});

it('chooses the country of a pasted number with a full-width plus sign', async () => {
  const input = await showMasked();
  await userEvent.click(input);
  await userEvent.paste('＋４４ ７７００ ９００１２３');
  expect(input.value).toBe('770-090-0123');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('+44');
});

it('accepts part of a number pasted into the middle', async () => {
  const input = await showMasked('55-0199');
  await userEvent.click(input);
  input.setSelectionRange(2, 2);
  await userEvent.paste('5-010');
  expect(input.value).toBe('555-010-0199');
});

describe('a number that is too long', () => {
  const tooLong = 'Phone number can have at most 10 digits after +1';

  it.each([
    ['', '555 010 01999'],
    ['555-010-|0', '19999'],
    ['|555-010-019', '44'],
  ])('is not pasted into %s, and the field says why', async (before, pasted) => {
    const input = await showMasked(before.replace('|', ''));
    const caret = Math.max(0, before.indexOf('|'));
    await userEvent.click(input);
    input.setSelectionRange(caret, caret);
    await userEvent.paste(pasted);
    expect(input.value).toBe(before.replace('|', ''));
    expect(screen.getByRole('alert').textContent).toBe(tooLong);
    await userEvent.type(input, '5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps all of its digits when the browser fills it in', async () => {
    const input = await showMasked();
    fireEvent.input(input, { target: { value: '+49 30 123456789' } });
    expect(input.value).toBe('493-012-3456789');
    expect(screen.getByRole('alert').textContent).toBe(tooLong);
  });

  it('is no longer reported once the browser has filled in a shorter one, whichever event says so', async () => {
    const input = await showMasked();
    fireEvent.input(input, { target: { value: '+49 30 123456789' } });
    fireEvent.change(input, { target: { value: '555-010-0199' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('drops the leading zero of a pasted number that is too long with it', async () => {
  const input = await showMasked();
  await userEvent.selectOptions(screen.getByRole('combobox'), '+44');
  await userEvent.click(input);
  await userEvent.paste('07700 900123');
  expect(input.value).toBe('770-090-0123');
});

it('offers the five country codes, the United States first', () => {
  show();
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
  expect([...select.options].map(({ value }) => value)).toEqual(['+1', '+44', '+91', '+61', '+33']);
  expect(select.value).toBe('+1');
});

describe('until the mask has loaded', () => {
  it('keeps what is typed, and formats it then without moving the caret', async () => {
    const input = show();
    input.focus();
    fireEvent.input(input, { target: { value: '5a550100' } });
    input.setSelectionRange(5, 5);
    await vi.waitFor(() => expect(input.value).toBe('555-010-0'));
    expect(input.selectionStart).toBe(5);
  });

  it('keeps all digits of a pasted number', async () => {
    const input = show();
    input.focus();
    expect(input.maxLength).toBe(-1);
    fireEvent.input(input, { target: { value: '+1 (555) 010-0199' } });
    await vi.waitFor(() => expect(input.value).toBe('555-010-0199'));
    expect(input.maxLength).toBe(12);
  });

  it('formats a number that the browser fills in while another field has the focus', async () => {
    const input = show();
    fireEvent.input(input, { target: { value: '+15550100199' } });
    await vi.waitFor(() => expect(input.value).toBe('555-010-0199'));
  });

  it('formats a number that was typed before hydration', async () => {
    const server = document.body.appendChild(document.createElement('form'));
    server.innerHTML = renderToString(<PhoneField />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
    input.focus();
    input.value = '5550100199';
    const root = await act(async () => hydrateRoot(server, <PhoneField />));
    await vi.waitFor(() => expect(input.value).toBe('555-010-0199'));
    act(() => root.unmount());
    server.remove();
  });

  it('tries again on the next character if the mask could not be loaded', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.doMock('./phone-mask.ts', () => Promise.reject(new Error('offline')));
    const input = show();
    input.focus();
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
    expect(input.maxLength).toBe(12);
    vi.doUnmock('./phone-mask.ts');
    fireEvent.input(input, { target: { value: '5550' } });
    await vi.waitFor(() => expect(input.value).toBe('555-0'));
    info.mockRestore();
  });
});

/** Shows the field as it is once its mask has loaded. */
async function showMasked(defaultValue?: string) {
  const input = show(defaultValue);
  await load(input);
  return input;
}

async function load(input: HTMLInputElement) {
  input.focus();
  expect(input.hasAttribute('maxlength')).toBe(false);
  await vi.waitFor(() => expect(input.hasAttribute('maxlength')).toBe(true));
}

function show(defaultValue = '') {
  render(<PhoneField defaultValue={defaultValue} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone Number' });
}
