import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { route } from '../accelerator-list/route.tsx';
import { fakeVisibility } from '../testing/fake-visibility.ts';

const known =
  '<p>With CTRL. (<a href="/accelerators/ctrl?x=1#how">How it works</a>)</p><p><a href="/press">Press</a></p>';
const unknown =
  '<p>I don’t know: I found no page of this site that answers that.</p><p><a href="/contact-us?PreviousPage=accelerators&#38;question=x">Ask an engineer</a>.</p>';
let answer: string;
let statusOfFeedback: number;
let sent: unknown[];

beforeEach(async () => {
  fakeVisibility();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  [answer, statusOfFeedback, sent] = [known, 204, []];
  vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit) => {
    if (!url.pathname.endsWith('/assistant/feedback')) return Response.json({ response: { content: answer } });
    sent.push(JSON.parse(String(body)));
    return new Response(null, { status: statusOfFeedback });
  });
  renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
  await screen.findByRole('heading', { level: 1 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const user = userEvent.setup();
const button = (name: string) => screen.findByRole('button', { name });

async function ask(): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /Which accelerator fits/ }), 'How do we start?{Enter}');
}

it('sends nothing until the visitor sends it, and says beside it what is kept', async () => {
  await ask();
  await user.click(await button('No'));
  expect((await button('No')).getAttribute('aria-pressed')).toBe('true');
  const comment = screen.getByRole('textbox', { name: /What should we know/ });
  expect(comment).toHaveProperty('maxLength', 200);
  expect(screen.getByText(/keep the rest for 180 days/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.type(comment, ' wrong year ');
  await user.click(await button('Send'));
  await waitFor(() => expect(screen.getByText(/^Thank you/)).toBeDefined());
  expect(sent).toEqual([
    { rating: 'bad', question: 'How do we start?', page: '/accelerators/ctrl#how', comment: 'wrong year' },
  ]);
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

it('can change the rating before it is sent, and needs no words', async () => {
  await ask();
  await user.click(await button('No'));
  await user.click(await button('Yes'));
  await user.click(await button('Send'));
  await waitFor(() => expect(sent).toMatchObject([{ rating: 'good', comment: '' }]));
});

it('can be canceled, which sends nothing and takes the focus back to the thumb', async () => {
  await ask();
  await user.click(await button('No'));
  await user.click(await button('Cancel'));
  expect(screen.queryByRole('textbox', { name: /What should we know/ })).toBeNull();
  expect((await button('No')).getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(await button('No'));
  expect(sent).toEqual([]);
});

it('offers to report an answer that is missing', async () => {
  answer = unknown;
  await ask();
  await user.click(await button('Tell us that this answer is missing'));
  await user.click(await button('Send'));
  await waitFor(() => expect(sent).toMatchObject([{ rating: 'unanswered', page: '/contact-us' }]));
});

it('says when it could not be taken, and keeps the words', async () => {
  statusOfFeedback = 429;
  await ask();
  await user.click(await button('Yes'));
  await user.type(screen.getByRole('textbox', { name: /What should we know/ }), 'great');
  await user.click(await button('Send'));
  await waitFor(() => expect(screen.getByText(/could not take that/)).toBeDefined());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /What should we know/ }).value).toBe('great');
});
