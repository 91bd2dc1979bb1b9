import { renderElement } from '@site/kit/testing/render-element';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

it('can be pressed', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Submit</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('shows that it is sending, and cannot be pressed again', () => {
  render(<Button pending>Submit</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
});

it('links to a page of the site', async () => {
  renderElement(<ButtonLink to="/press">Press</ButtonLink>);
  await userEvent.click(screen.getByRole('link', { name: 'Press' }));
  expect(await screen.findByText('/press')).toBeDefined();
});

it('links to a file or another site', () => {
  render(<ButtonLink href="https://docs.example.com/a.pdf">One pager</ButtonLink>);
  expect(screen.getByRole('link', { name: 'One pager' }).getAttribute('href')).toBe('https://docs.example.com/a.pdf');
});
