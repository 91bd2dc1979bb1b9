import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionsLoading } from './SectionsLoading.tsx';

it('says that testimonials are loading in their section only', () => {
  render(<SectionsLoading />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Loading testimonials...');
  expect(screen.getByRole('region', { name: 'What Clients Say About Us' }).contains(status)).toBe(true);
});
