import type { ContentClient } from '@site/contract/clients/content-client';
import type { ProviderApi } from '@site/contract/clients/provider-api';
import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordLeads } from '../testing/record-leads.ts';
import { route } from './route.tsx';

const applyBy = '2026-06-30T23:59:59-04:00';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.setSystemTime('2026-06-01T12:00:00Z');
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the countdown', () => {
  it('ticks each second, stops at zero and says that the round is over', async () => {
    vi.setSystemTime(Date.parse(applyBy) - 3000);
    await openPage();
    const timer = screen.getByRole('timer', { name: 'Time left to apply' });
    expect(timer.textContent).toMatch(/^00 Days00 Hours00 Mins0[23] Secs$/);
    expect(screen.getByText('Apply by June 30, 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Apply for the program' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(timer.textContent).toMatch(/0[12] Secs$/);

    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(timer.textContent).toBe('00 Days00 Hours00 Mins00 Secs');
    expect(screen.getByText('This round closed on June 30, 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Be first in the next round' })).toBeTruthy();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the funding', () => {
  it('shows what is left of the pool', async () => {
    await openPage({ spent: 125_000 });
    expect(screen.getByText('$375,000')).toBeTruthy();
    expect(screen.getByText('$125,000')).toBeTruthy();
    expect(screen.getByText('75% remaining')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Funding remaining' }).value).toBe(75);
  });

  it('says when the funding is used up', async () => {
    await openPage({ spent: 600_000 });
    expect(screen.getByText('Funding exceeded')).toBeTruthy();
    expect(screen.getByText('$0')).toBeTruthy();
  });

  it('shows a full pool when the amount spent fails to load', async () => {
    await openPage({ spent: 'unknown' });
    expect(screen.getByText('$500,000')).toBeTruthy();
    expect(screen.getByText('100% remaining')).toBeTruthy();
  });
});

it('says that its dates may be out of date while content is down, and loads them when asked', async () => {
  let isDown = true;
  const content: ContentClient = {
    getEntries: (query) => (isDown ? Promise.reject(new Error('content is down')) : untilJune().getEntries(query)),
  };
  await openPage({ content });
  expect(screen.getByText(/may be out of date/)).toBeTruthy();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Apply by June 30, 2026')).toBeTruthy();
  expect(screen.queryByText(/may be out of date/)).toBeNull();
});

it('shows its title, pillars and date even without content', async () => {
  await openPage({ content: { getEntries: () => Promise.reject(new Error('content is down')) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Empowering SMBs & Startups to Innovate on AWS');
  expect(screen.getByRole('heading', { name: 'AI/ML enablement workshops' })).toBeTruthy();
  expect(screen.getByText(/December 31, 2025/)).toBeTruthy();
});

it('flips from the teaser to the form through the URL, and moves focus there', async () => {
  const { router } = await openPage();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Talk to us' })));
  expect(router.state.location.search).toBe('?view=form');
  expect(document.activeElement?.textContent).toBe('Apply for the program');
});

it('moves focus to the teaser when the form turns back to it', async () => {
  await openPage();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Talk to us' })));
  const back = screen.getByRole('link', { name: 'About the program' });
  back.focus();
  await act(async () => fireEvent.click(back));
  expect(document.activeElement?.tagName).toBe('H2');
  expect(document.activeElement?.nextElementSibling?.nextElementSibling?.textContent).toContain('Talk to us');
});

describe('the form', () => {
  it('shows every error at its field', async () => {
    const { sent } = await openPage();
    submit();
    expect(screen.getByLabelText('Full Name')).toBe(document.activeElement);
    expect(errors()).toEqual([
      ['Full Name', 'Full name is required'],
      ['Email Address', 'Email is required'],
      ['Company Name', 'Company name is required'],
      ['Phone Number', 'Phone number is required'],
      ['Message', 'Message is required'],
      ['Focus Area', 'Please select an acceleration program'],
    ]);
    fillIn();
    type('Email Address', 'no');
    submit();
    expect(errors()).toEqual([['Email Address', 'Please enter a valid email address']]);
    expect(sent).toEqual([]);
  });

  it('shows the success toast for a few seconds', async () => {
    const { sent, accept } = await openPage();
    fillIn();
    submit();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' }).disabled).toBe(true);
    await act(async () => accept());
    expect(await screen.findByText('Message sent successfully!')).toBeTruthy();
    expect(sent[0]?.lead).toMatchObject({
      formName: 'accelerator-program',
      company: 'Sample Logistics',
      acceleratorProgram: 'Cost optimization strategies',
      path: '/smb-aws-accelerator-program',
    });
    await act(() => vi.advanceTimersByTimeAsync(5500));
    expect(screen.queryByText('Message sent successfully!')).toBeNull();
  });
});

it('says how soon we reply, and what its buttons do, as the editor wrote', async () => {
  const fields = { applyBy, responseTime: 'the same week', contactButton: 'Write to us' };
  await openPage({ content: { getEntries: async () => [{ sys: { id: 'program' }, fields }] } });
  expect(screen.getByText(/An engineer reads every application and replies the same week\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write to us' })).toBeTruthy();
});

async function openPage({
  spent = 0,
  content = untilJune(),
}: {
  spent?: number | 'unknown';
  content?: ContentClient;
} = {}) {
  const leads = recordLeads();
  const provider: ProviderApi = {
    async request() {
      if (spent === 'unknown') throw new Error('The API is down');
      return Response.json({ statusCode: 200, body: { amountSpend: `$${spent.toLocaleString('en-US')}` } });
    },
  };
  const view = renderRoute(route, '/smb-aws-accelerator-program', '/smb-aws-accelerator-program', {
    leads: leads.client,
    content,
    provider,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...leads, ...view };
}

/** The sample content with a deadline at the end of June. */
function untilJune(): ContentClient {
  const sample = createSampleContent();
  return {
    async getEntries(query) {
      const entries = await sample.getEntries(query);
      return entries.map((entry) => ({ ...entry, fields: { ...entry.fields, applyBy } }));
    },
  };
}

function fillIn() {
  type('Full Name', 'Operations lead');
  type('Email Address', 'ops@example.com');
  type('Company Name', 'Sample Logistics');
  type('Phone Number', '5550100199');
  type('Message', 'Hello');
  type('Focus Area', 'Cost optimization strategies');
}

function type(label: string, value: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  input.value = value;
  fireEvent.input(input);
}

function submit() {
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
}

/** The label and error message of each invalid field. */
function errors() {
  return [...document.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map((input) => [
    input.labels?.[0]?.textContent,
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  ]);
}
