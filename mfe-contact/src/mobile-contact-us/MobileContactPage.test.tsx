import type { ContentClient } from '@site/contract/clients/content-client';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContactData } from '../contact/load-contact.ts';
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

it('says how soon we answer and what happens then, as the editor wrote', async () => {
  const contactSteps = [{ sys: { id: 'step' }, fields: { title: 'A call back', description: 'From who is on duty.' } }];
  const fields = { responseTime: 'within four hours', contactStepsTitle: 'And then?', contactSteps };
  await openPage({ getEntries: async () => [{ sys: { id: 'settings' }, fields }] });
  expect(screen.getByText(/We answer within four hours\.$/)).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'And then?' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('A call back'),
  ]);
});

it('says both in the usual words while content is down', async () => {
  await openPage({ getEntries: () => Promise.reject(new Error('content is down')) });
  expect(screen.getByText(/We answer within one business day\.$/)).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
});

it('promises the same to search engines', () => {
  const url = new URL('https://www.example.com/mobile-contact-us');
  const describe = (data: ContactData | undefined) => route.handle.meta({ data, params: {}, url }).description;
  const contact = { email: '', phone: '' };
  const steps = { title: '', items: [] };
  expect(describe({ contact, promise: { responseTime: 'within four hours', steps } })).toContain(
    'We answer within four hours.',
  );
  expect(describe(undefined)).toContain('We answer within one business day.');
});

async function openPage(content: ContentClient = createSampleContent()) {
  const leads = recordLeads();
  renderRoute(route, '/mobile-contact-us', '/mobile-contact-us?PreviousPage=press', {
    leads: leads.client,
    content,
    deviceLayout: 'mobile',
  });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return leads;
}
