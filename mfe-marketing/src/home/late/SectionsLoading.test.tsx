import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionsLoading } from './SectionsLoading.tsx';

it('says that testimonials are loading in their section only', () => {
  render(<SectionsLoading />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading testimonials...');
  expect(screen.getByRole('region', { name: 'What Clients Say About Us' }).contains(status)).toBe(true);
});

it('stands in for each of the other sections in its own shape', () => {
  const { container } = render(<SectionsLoading />);
  const parts = [...container.querySelectorAll('[data-shape="title"] + div')].map(
    ({ children }) => `${children.length} ${children[0]?.getAttribute('data-shape')}`,
  );
  expect(parts).toEqual(['5 card', '3 button', '4 text', '4 picture', '1 card', '3 card']);
});
