import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

it('is named by its label only, and described by hint and error', () => {
  render(<TextField label="Company Name" hint="Optional" error="Company name is required" />);
  const input = screen.getByRole('textbox', { name: 'Company Name', description: 'Optional Company name is required' });
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('announces its error, in a box with an icon, as soon as there is one', () => {
  const view = render(<TextField label="Company Name" />);
  expect(screen.queryByRole('alert')).toBeNull();
  view.rerender(<TextField label="Company Name" error="Company name is required" />);
  const box = screen.getByRole('alert');
  expect(box.textContent).toBe('Company name is required');
  expect(box.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(box.id);
});

it('has no description without a hint or error', () => {
  render(<TextField label="Message" name="message" multiline />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area.hasAttribute('aria-describedby')).toBe(false);
  expect(area.hasAttribute('aria-invalid')).toBe(false);
});

it('offers its options below a placeholder', () => {
  render(<SelectField label="Focus area" placeholder="Choose one" options={['Cloud migration', 'Data']} />);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Choose one',
    'Cloud migration',
    'Data',
  ]);
});
