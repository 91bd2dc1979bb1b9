import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createAnalytics } from './create-analytics.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

const home = { path: '/', title: 'Home' };
const press = { path: '/press?PreviousPage=home', title: 'Press' };
const question = { name: 'May we count your visit?' };

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  document.head.querySelector('#tag-manager')?.remove();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

const pageViews = () => (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === 'page_view');
const tagManager = () => document.head.querySelector<HTMLScriptElement>('script#tag-manager');
const banner = () => screen.findByRole('region', question);
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function answer(name: 'Accept' | 'Decline'): Promise<void> {
  await userEvent.click(within(await banner()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('region', question)).toBeNull());
}

it('loads and sends nothing before the visitor answers', async () => {
  createAnalytics('GTM-ABC123').trackPageView(home);
  await banner();
  expect(tagManager()).toBeNull();
  expect(window.dataLayer).toBeUndefined();
  await answer('Decline');
});

it('sends the open page when the visitor accepts, and every page after it', async () => {
  const analytics = createAnalytics('GTM-ABC123');
  analytics.trackPageView(home);
  await banner();
  analytics.trackPageView(press);
  await answer('Accept');
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  analytics.trackPageView(home);
  await waitFor(() => expect(pageViews()).toHaveLength(2));
  expect(pageViews()).toEqual([
    { event: 'page_view', page_path: '/press?PreviousPage=home', page_title: 'Press' },
    { event: 'page_view', page_path: '/', page_title: 'Home' },
  ]);
  expect(tagManager()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(document.head.querySelectorAll('script#tag-manager')).toHaveLength(1);
});

it('sends no query in which somebody may have typed, only those of campaigns and of the page before', async () => {
  localStorage.setItem('analytics-consent', 'allowed');
  const analytics = createAnalytics('GTM-ABC123');
  const typed = 'question=Ada%27s+landing+zone&q=Ada';
  analytics.trackPageView({ path: `/contact-us?PreviousPage=home&${typed}&utm_source=mail`, title: 'Contact Us' });
  analytics.trackPageView({ path: `/search?${typed}`, title: 'Search: Ada' });
  analytics.trackPageView({ path: '/search?q=a', title: 'Search: a' });
  await waitFor(() => expect(pageViews()).toHaveLength(3));
  expect(pageViews()).toEqual([
    { event: 'page_view', page_path: '/contact-us?PreviousPage=home&utm_source=mail', page_title: 'Contact Us' },
    { event: 'page_view', page_path: '/search', page_title: 'Search: …' },
    { event: 'page_view', page_path: '/search', page_title: 'Search: …' },
  ]);
});

it.each([
  ['isolated from the title', 'ما هو AWS؟', 'Search: \u2068ما هو AWS؟\u2069'],
  ['without marks of direction', 'la\u202Eke', 'Search: lake'],
  ['shortened', `${'a'.repeat(199)} ${'b'.repeat(300)}`, `Search: ${'a'.repeat(199)}`],
  ['with a colon', 'Ada: salary', 'Search: Ada: salary'],
])('sends no title with what somebody typed, %s', async (_, typed, title) => {
  localStorage.setItem('analytics-consent', 'allowed');
  createAnalytics('GTM-ABC123').trackPageView({ path: `/search?q=${encodeURIComponent(typed)}`, title });
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(pageViews()).toEqual([{ event: 'page_view', page_path: '/search', page_title: 'Search: …' }]);
});

it('allows counting only, before the tag manager starts', async () => {
  localStorage.setItem('analytics-consent', 'allowed');
  createAnalytics('GTM-ABC123').trackPageView(home);
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(Array.from((window.dataLayer?.[0] ?? []) as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  ]);
});

it.each(['Accept', 'Decline'] as const)('remembers %s at the next visit', async (name) => {
  createAnalytics('GTM-ABC123').trackPageView(home);
  await answer(name);
  tagManager()?.remove();
  delete window.dataLayer;
  createAnalytics('GTM-ABC123').trackPageView(home);
  await settled();
  if (name === 'Accept') await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(screen.queryByRole('region', question)).toBeNull();
  expect(Boolean(tagManager())).toBe(name === 'Accept');
});

it.each(['Accept', 'Decline'] as const)(
  'a double click on %s presses nothing that was below the banner',
  async (name) => {
    const pressed: number[] = [];
    const link = document.body.appendChild(document.createElement('a'));
    link.addEventListener('click', ({ detail }) => pressed.push(detail));
    createAnalytics('GTM-ABC123').trackPageView(home);
    await answer(name);
    for (const detail of [2, 1, 2]) link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
    expect(pressed).toEqual([1, 2]);
    link.remove();
  },
);

it('makes both answers look the same, with Decline first', async () => {
  createAnalytics('GTM-ABC123').trackPageView(home);
  const [refuse, accept] = within(await banner()).getAllByRole('button');
  expect([refuse?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept']);
  expect(refuse?.className).toBe(accept?.className);
  expect(refuse?.dataset.look).toBe(accept?.dataset.look);
  await answer('Decline');
});

it('asks once, no matter how many pages follow', async () => {
  const analytics = createAnalytics('GTM-ABC123');
  for (const view of [home, press, home]) analytics.trackPageView(view);
  await banner();
  await settled();
  expect(screen.getAllByRole('region', question)).toHaveLength(1);
  await answer('Decline');
});

it('treats Global Privacy Control as a refusal without asking, whatever the visitor answered before', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  localStorage.setItem('analytics-consent', 'allowed');
  const analytics = createAnalytics('GTM-ABC123');
  analytics.trackPageView(home);
  await settled();
  expect(screen.queryByRole('region')).toBeNull();
  expect(tagManager()).toBeNull();

  analytics.openPrivacyChoices();
  const notice = await screen.findByRole('region', { name: 'We do not count your visits' });
  await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(tagManager()).toBeNull();
});

it('can be accepted later, and returns the focus', async () => {
  localStorage.setItem('analytics-consent', 'refused');
  const link = document.body.appendChild(document.createElement('button'));
  link.focus();
  const analytics = createAnalytics('GTM-ABC123');
  analytics.trackPageView(home);
  analytics.openPrivacyChoices();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', question)));
  await answer('Accept');
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(document.activeElement).toBe(link);
  link.remove();
});

const events = () =>
  (window.dataLayer ?? []).filter((entry) => /^[a-z_]+$/.test((entry as { event?: string }).event ?? ''));

it('sends events of visitors who agreed, calls to action and downloads included', async () => {
  localStorage.setItem('analytics-consent', 'allowed');
  const analytics = createAnalytics('GTM-ABC123');
  analytics.trackPageView(home);
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  analytics.trackEvent({ name: 'lead_sent', form: 'contact-us' });
  await waitFor(() => expect(events()).toHaveLength(2));
  const links = document.body.appendChild(document.createElement('div'));
  links.innerHTML =
    '<a href="/contact-us?PreviousPage="> Talk <b>to us</b></a><a href="https://assets.example/a/one-pager.pdf">One</a><a href="/press">Press</a>';
  links.addEventListener('click', (event) => event.preventDefault());
  for (const link of links.querySelectorAll('a')) link.click();
  expect(events().slice(1)).toEqual([
    { event: 'lead_sent', form: 'contact-us' },
    { event: 'call_to_action', label: 'Talk to us', to: '/contact-us' },
    { event: 'download', file: 'one-pager.pdf' },
  ]);
  links.remove();
});

it('drops events of visitors who did not agree', async () => {
  localStorage.setItem('analytics-consent', 'refused');
  createAnalytics('GTM-ABC123').trackEvent({ name: 'lead_sent', form: 'contact-us' });
  await settled();
  expect(window.dataLayer).toBeUndefined();
});

describe('with the site open in another tab', () => {
  function answerInOtherTab(newValue: 'allowed' | 'refused') {
    localStorage.setItem('analytics-consent', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'analytics-consent', newValue }));
  }

  const consentUpdates = () =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command, kind]) => command === 'consent' && kind === 'update');

  it.each(['allowed', 'refused'] as const)('takes the answer that the visitor gives there: %s', async (given) => {
    const analytics = createAnalytics('GTM-ABC123');
    analytics.trackPageView(home);
    await banner();
    answerInOtherTab(given);
    await waitFor(() => expect(screen.queryByRole('region', question)).toBeNull());
    if (given === 'allowed') await waitFor(() => expect(pageViews()).toHaveLength(1));
    await settled();
    expect(Boolean(tagManager())).toBe(given === 'allowed');
  });

  it('counts nothing more after a refusal there, without loading this page again, until the visitor agrees', async () => {
    localStorage.setItem('analytics-consent', 'allowed');
    const analytics = createAnalytics('GTM-ABC123');
    analytics.trackPageView(home);
    await waitFor(() => expect(pageViews()).toHaveLength(1));
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's scripts set it
    document.cookie = '_ga=1; path=/';
    answerInOtherTab('refused');
    await waitFor(() => expect(consentUpdates()).toEqual([['consent', 'update', { analytics_storage: 'denied' }]]));
    expect(document.cookie).toBe('');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/contact-us';
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    analytics.trackPageView(press);
    await settled();
    expect([pageViews().length, events().length]).toEqual([1, 1]);

    answerInOtherTab('allowed');
    analytics.trackPageView(press);
    await waitFor(() => expect(pageViews()).toHaveLength(2));
    expect(consentUpdates().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    link.click();
    expect(events().at(-1)).toMatchObject({ event: 'call_to_action' });
    link.remove();
  });

  describe('while the browser keeps this page for Back', () => {
    function answerMeanwhile(given: 'allowed' | 'refused') {
      localStorage.setItem('analytics-consent', given);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }

    it('counts nothing more after a refusal there', async () => {
      localStorage.setItem('analytics-consent', 'allowed');
      createAnalytics('GTM-ABC123').trackPageView(home);
      await waitFor(() => expect(pageViews()).toHaveLength(1));
      answerMeanwhile('refused');
      await waitFor(() => expect(consentUpdates()).toEqual([['consent', 'update', { analytics_storage: 'denied' }]]));
    });

    it('asks no more after an answer there', async () => {
      createAnalytics('GTM-ABC123').trackPageView(home);
      await banner();
      answerMeanwhile('refused');
      await waitFor(() => expect(screen.queryByRole('region', question)).toBeNull());
    });
  });
});
