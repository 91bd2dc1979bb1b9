import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordLeads } from '../testing/record-leads.ts';
import { route } from './route.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends under its own form name', async () => {
  const { sent } = await openPage();
  for (const label of ['Full Name', 'Message']) {
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'Hello' } });
  }
  fireEvent.input(screen.getByLabelText('Email Address'), { target: { value: 'ops@example.com' } });
  fireEvent.input(screen.getByLabelText('Phone Number'), { target: { value: '5550100199' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(sent[0]?.lead).toMatchObject({ formName: 'mobile-contact-us', path: 'press' });
});

it('links to the phone number and the email address', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+15550100142');
  expect(screen.getByRole('link', { name: 'Email us' }).getAttribute('href')).toBe('mailto:hello@example.com');
});

async function openPage() {
  const leads = recordLeads();
  renderRoute(route, '/mobile-contact-us', '/mobile-contact-us?PreviousPage=press', {
    leads: leads.client,
    content: createSampleContent(),
    deviceLayout: 'mobile',
  });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return leads;
}
