import { privacyNoticeVersion } from '@site/content/company/privacy-notice-version';
import { keepFirstTouch } from '@site/contract/clients/lead-source';
import type { DeviceLayout } from '@site/contract/device/device-layout';
import type { Host } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordLeads } from '../testing/record-leads.ts';
import { route } from './route.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

it('shows one error at a time, in order, and focuses its field', async () => {
  const { sent } = await openPage();
  submit();
  const name = screen.getByLabelText('Full Name');
  expect(name).toBe(document.activeElement);
  expect(describedBy(name)).toBe('Full name is required');
  expect(screen.queryByText('Email is required')).toBeNull();

  type('Full Name', 'Operations lead');
  expect(screen.queryByText('Full name is required')).toBeNull();
  submit();
  expect(describedBy(screen.getByLabelText('Email Address'))).toBe('Email is required');
  type('Email Address', 'not an address');
  type('Phone Number', '5550100199');
  submit();
  expect(describedBy(screen.getByLabelText('Message'))).toBe('Message is required');
  type('Message', 'Hello');
  submit();
  expect(screen.getByLabelText('Email Address')).toBe(document.activeElement);
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('takes an error back when a browser fills in its field and fires nothing but a change', async () => {
  await openPage();
  type('Full Name', '');
  submit();
  expect(screen.getByText('Full name is required')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Full Name'), { target: { value: 'Operations lead' } });
  expect(screen.queryByText('Full name is required')).toBeNull();
});

it('sends the typed values and the page the visitor came from', async () => {
  const { sent } = await openPage({ at: toContactLink('/capability/services', 'Talk to us').to });
  fillIn();
  await send();
  expect(sent[0]?.lead).toEqual({
    formName: 'contact-us',
    full_name: 'Operations lead',
    email: 'ops@example.com',
    phone: '+1 555-010-0199',
    company: 'Not provided',
    message: 'Hello',
    path: 'services',
    privacyNotice: privacyNoticeVersion,
    fillMs: expect.any(Number),
  });
});

it.each([
  ['+1 (555) 010-0199', '+1 555-010-0199'],
  ['+447700900123', '+44 770-090-0123'],
])('sends the number %s that a browser has filled in without a word', async (filled, phone) => {
  const { sent } = await openPage();
  fillIn();
  const input = screen.getByLabelText<HTMLInputElement>('Phone Number');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
  await send();
  expect(sent[0]?.lead).toMatchObject({ phone });
});

it('sends the campaign of the first step in this session, and the call to action that led here', async () => {
  keepFirstTouch({ utm_campaign: 'spring', landingPage: '/press' });
  keepFirstTouch({ utm_campaign: 'later' });
  const { sent } = await openPage({ state: { flag: 'Talk to us', path: 'acme' } });
  fillIn();
  await send();
  expect(sent[0]?.lead.source).toEqual({ utm_campaign: 'spring', landingPage: '/press', callToAction: 'Talk to us' });
});

it('has a link to the privacy notice beside Submit', async () => {
  await openPage();
  expect(screen.getByRole('link', { name: /^Privacy Notice/ }).getAttribute('href')).toBe('/privacy');
});

it('reports a sent lead once it is accepted, and nothing of what was typed', async () => {
  const trackEvent = vi.fn();
  const { accept } = await openPage({ trackEvent });
  fillIn();
  await send();
  expect(trackEvent).not.toHaveBeenCalled();
  await act(async () => accept());
  expect(trackEvent.mock.calls).toEqual([[{ name: 'lead_sent', form: 'contact-us' }]]);
});

it('reads the previous page from the navigation state when the URL does not name it', async () => {
  const { sent } = await openPage({ state: { flag: 'Talk to us', path: 'acme' } });
  fillIn();
  await send();
  expect(sent[0]?.lead.path).toBe('acme');
});

it.each([
  ['/ for a visitor who came from Home', { at: toContactLink('/', 'Talk to us').to }, '/'],
  ['/ when only the navigation state names Home', { state: toContactLink('/', 'Talk to us').state }, '/'],
  ['its own path for a direct visit', {}, '/contact-us'],
])('sends %s', async (_, visit, path) => {
  const { sent } = await openPage(visit);
  fillIn();
  await send();
  expect(sent[0]?.lead.path).toBe(path);
});

it('sends the honeypot field that only bots fill in', async () => {
  const { sent } = await openPage();
  fillIn();
  type('Leave this field empty', 'https://spam.example');
  await send();
  expect(sent[0]?.lead.website).toBe('https://spam.example');
});

it('shows that it is sending and ignores a second submission', async () => {
  const { sent } = await openPage();
  fillIn();
  await send();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(button.form as HTMLFormElement);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sent).toHaveLength(1);
});

it('keeps its fields as they are while it sends', async () => {
  const { refuse } = await openPage();
  fillIn();
  await send();
  expect(fields()).toHaveLength(6);
  expect(fields().every(isFixed)).toBe(true);
  await act(async () => refuse());
  await screen.findByRole('alert');
  expect(fields().some(isFixed)).toBe(false);
});

it('leaves the focus where the visitor is when the answer comes', async () => {
  const { accept } = await openPage();
  fillIn();
  await send();
  const link = screen.getByRole('link', { name: 'hello@example.com' });
  link.focus();
  await act(async () => accept());
  await screen.findByText(/We got your message/);
  expect(document.activeElement).toBe(link);
});

it('sends once if Submit is pressed twice at once', async () => {
  const { sent } = await openPage();
  fillIn();
  const button = screen.getByRole('button', { name: 'Submit' });
  act(() => {
    button.click();
    button.click();
  });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sent).toHaveLength(1);
});

it('clears the form on success, and half a second later shows a thank-you popup until it is closed', async () => {
  const { accept } = await openPage();
  fillIn();
  await send();
  await act(async () => accept());
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe(''));
  expect(popup()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(popup()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Explore Our Services' }).getAttribute('href')).toBe('/capability/services');
  expect(screen.getByRole('link', { name: 'View Case Studies' }).getAttribute('href')).toBe('/case-study');
  expect(screen.getAllByRole('link', { name: 'hello@example.com' })).toHaveLength(2);

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).toBeNull();
});

it.each<DeviceLayout>(['mobile', 'tablet'])('hides the thank-you popup after 5 s on %s', async (deviceLayout) => {
  const { accept } = await openPage({ deviceLayout });
  fillIn();
  await send();
  await act(async () => accept());
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(popup()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(popup()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(popup()).toBeNull();
});

it('keeps the typed text when sending fails, and retries under the same idempotency key', async () => {
  const { sent, refuse, accept } = await openPage();
  fillIn();
  await send();
  await act(async () => refuse());
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send message. Please try again later.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello');
  expect(screen.getByRole('button', { name: 'Submit' })).toBe(document.activeElement);

  await send();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent[1]).toMatchObject({ key: sent[0]?.key, lead: { message: 'Hello' } });
  await act(async () => accept());
  await screen.findByText(/We got your message/);
  fillIn();
  await send();
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

it('accepts leads while content is down', async () => {
  const { sent, accept } = await openPage({ withContent: false });
  expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  fillIn();
  await send();
  await act(async () => accept());
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(popup()).not.toBeNull();
  expect(sent).toHaveLength(1);
});

async function openPage({
  at = '/contact-us',
  state,
  deviceLayout = 'desktop',
  withContent = true,
  trackEvent = () => {},
}: {
  at?: string;
  state?: unknown;
  deviceLayout?: DeviceLayout;
  withContent?: boolean;
  trackEvent?: Host['trackEvent'];
} = {}) {
  const leads = recordLeads();
  const content = withContent && { content: createSampleContent() };
  renderRoute(route, '/contact-us', at, { leads: leads.client, deviceLayout, state, trackEvent, ...content });
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  return leads;
}

function fillIn() {
  type('Full Name', 'Operations lead');
  type('Email Address', 'ops@example.com');
  type('Phone Number', '5550100199');
  type('Message', 'Hello');
}

function type(label: string, value: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  input.value = value;
  fireEvent.input(input);
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

/** Presses Submit, and waits until the form has been open for the minimum fill time. */
async function send() {
  submit();
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

/** The fields that the visitor sees. */
function fields() {
  return [...screen.getAllByRole<HTMLInputElement>('textbox'), ...screen.getAllByRole('combobox')];
}

function isFixed(field: HTMLElement) {
  return field.matches(':disabled, [readonly]');
}

function popup() {
  return screen.queryByRole('heading', { name: 'Thank You' });
}

function describedBy(field: HTMLElement) {
  return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}
