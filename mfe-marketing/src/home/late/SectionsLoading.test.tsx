import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionsLoading } from './SectionsLoading.tsx';

it('says that testimonials are loading', () => {
  render(<SectionsLoading />);
  expect(screen.getByRole('status').textContent).toBe('Loading testimonials...');
});
