import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestimonialCard } from '../media/TestimonialCard.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Notice } from './Notice.tsx';
import { Spinner } from './Spinner.tsx';
import { Toast } from './Toast.tsx';

it('interrupts screen readers for errors only', () => {
  render(<Notice tone="error">Failed to send message. Please try again later.</Notice>);
  expect(screen.getByRole('alert').textContent).toBe('Failed to send message. Please try again later.');
  render(<Notice tone="success">The round is over.</Notice>);
  expect(screen.getByRole('status').textContent).toBe('The round is over.');
});

it('announces what is loading', () => {
  render(<Spinner label="Loading testimonials..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading testimonials...');
});

it('keeps the status region of an empty toast', () => {
  const view = render(<Toast />);
  const region = screen.getByRole('status');
  view.rerender(<Toast>Thank you!</Toast>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Thank you!');
});

it('says that a list is empty, and what to do instead', () => {
  render(
    <EmptyState title="No case study matches">
      <button type="button">Clear filters</button>
    </EmptyState>,
  );
  expect(screen.getByText('No case study matches')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
});

it('quotes a client with and without a title', () => {
  render(<TestimonialCard testimonial={{ author: 'Anonymous', text: 'Clear and quick.' }} />);
  expect(screen.getByRole('figure').textContent).toBe('Clear and quick.Anonymous');
});
