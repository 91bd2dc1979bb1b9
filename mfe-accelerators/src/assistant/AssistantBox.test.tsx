import { renderRoute } from '@site/kit/testing/render-route';
import { createSampleContent } from '@site/kit/testing/sample-content';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../accelerator-list/route.tsx';
import { fakeAssistant, type ReceivedQuestion } from '../testing/fake-assistant.ts';
import { fakeVisibility } from '../testing/fake-visibility.ts';

let received: ReceivedQuestion[];
const trackEvent = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeVisibility();
  received = fakeAssistant();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  trackEvent.mockClear();
  renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent(), trackEvent });
  await screen.findByRole('heading', { level: 1 });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Which accelerator fits/ });
const exchange = (question: string) => screen.getByRole('article', { name: question });

async function ask(question: string): Promise<ReceivedQuestion> {
  const before = received.length;
  await user.type(input(), `${question}{Enter}`);
  await waitFor(() => expect(received.length).toBeGreaterThan(before));
  return received[before] as ReceivedQuestion;
}

describe('a question', () => {
  it('is required', async () => {
    await user.type(input(), '   {Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please ask something...');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await user.type(input(), 'H');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(received).toEqual([]);
  });

  it('is not missing when Enter was pressed twice', async () => {
    await ask('How do we start?');
    await user.type(input(), '{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is trimmed and sent on Enter, and shows that an answer is loading', async () => {
    const { prompt } = await ask('  How do we start?  ');
    expect(prompt).toBe('How do we start?');
    expect(screen.getByText('Looking for an answer…')).toBeDefined();
    expect(input().value).toBe('');
  });

  it('is reported to analytics with whether the site had an answer, and without its words', async () => {
    const known = await ask('How do we start?');
    known.say('<p>With a <a href="/well-architected-review">review</a>.</p>');
    known.say('<p>For anything else, <a href="/contact-us?PreviousPage=accelerators&#38;question=x">ask</a>.</p>');
    known.finish();
    await waitFor(() => expect(trackEvent).toHaveBeenCalledTimes(1));
    const unknown = await ask('Do you ski?');
    unknown.say(
      '<p>I do not know. <a href="/contact-us?PreviousPage=accelerators&#38;question=Do+you+ski">Ask us</a>.</p>',
    );
    unknown.finish();
    await waitFor(() => expect(trackEvent).toHaveBeenCalledTimes(2));
    expect(trackEvent.mock.calls).toEqual([
      [{ name: 'question_asked', answered: true }],
      [{ name: 'question_asked', answered: false }],
    ]);
  });

  it('can be one of the examples', async () => {
    await user.click(screen.getByRole('button', { name: 'Can invoices be read automatically?' }));
    await waitFor(() => expect(received[0]?.prompt).toBe('Can invoices be read automatically?'));
  });

  it('can be canceled, and goes back into the input for editing', async () => {
    const question = await ask('How do we strat?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question.isCanceled).toBe(true));
    expect(screen.queryByRole('article', { name: 'How do we strat?' })).toBeNull();
    expect(input().value).toBe('How do we strat?');
    expect(document.activeElement).toBe(input());
  });

  it('waits its turn while another question is being answered', async () => {
    const first = await ask('First?');
    await user.type(input(), 'Second?{Enter}');
    expect(exchange('Second?').textContent).toContain('Up next');
    expect(received).toHaveLength(1);

    first.say('<p>One.</p>');
    first.finish();
    await waitFor(() => expect(received[1]?.prompt).toBe('Second?'));
    expect(exchange('First?').textContent).toContain('One.');
    received[1]?.say('<p>Two.</p>');
    received[1]?.finish();
    await waitFor(() => expect(exchange('Second?').textContent).toContain('Two.'));
  });

  it('does not follow a question before it that was canceled', async () => {
    const first = await ask('First?');
    await user.type(input(), 'Second?{Enter}');
    await user.type(input(), 'Third?{Enter}');
    await user.click(within(exchange('Second?')).getByRole('button', { name: 'Cancel' }));
    expect(first.isCanceled).toBe(false);
    first.finish();
    await waitFor(() => expect(received[1]?.prompt).toBe('Third?'));
    expect(received[1]?.before).toEqual(['First?']);
  });

  it('is still asked when the question before it fails', async () => {
    const first = await ask('First?');
    await user.type(input(), 'Second?{Enter}');
    first.fail();
    await waitFor(() => expect(received[1]?.prompt).toBe('Second?'));
  });
});

describe('an answer', () => {
  it('appears as it streams in, and is announced once it is complete', async () => {
    const question = await ask('How do we start?');
    question.say('<p>With CTRL');
    const words = await screen.findByText('With CTRL');
    expect(words.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    question.say(' Ignite.</p>');
    question.finish();
    await waitFor(() => {
      const region = exchange('How do we start?').querySelector('[aria-live=polite]');
      expect(region?.textContent).toBe('With CTRL Ignite.');
    });
  });

  it('leaves the focus and a selection where they are while it goes on', async () => {
    const question = await ask('How do we start?');
    question.say('<p>See <a href="/press">our press</a>.</p><p>With a review.</p>');
    const link = await screen.findByRole('link', { name: 'our press' });
    link.focus();
    getSelection()?.selectAllChildren(screen.getByText('With a review.'));
    question.say('<p>Then CTRL Ignite.</p>');
    await screen.findByText('Then CTRL Ignite.');
    expect(document.activeElement).toBe(link);
    expect(String(getSelection())).toBe('With a review.');
    question.finish();
    await screen.findByText('CTRL Ignite', { selector: 'mark' });
    expect(document.activeElement).toBe(link);
    expect(String(getSelection())).toBe('With a review.');
  });

  it('is announced whole to whoever is elsewhere on the page', async () => {
    const question = await ask('How do we start?');
    question.say('<p>With a review.</p>');
    const region = (await screen.findByText('With a review.')).closest('[aria-live]') as Element;
    const added: (string | null)[] = [];
    const watching = new MutationObserver((changes) => {
      const isAnnounced = region.getAttribute('aria-live') === 'polite';
      if (isAnnounced)
        added.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent)));
    });
    watching.observe(region, { childList: true });
    question.say('<p>Then a plan.</p>');
    await screen.findByText('Then a plan.');
    question.finish();
    await waitFor(() => expect(added).toEqual(['With a review.', 'Then a plan.']));
  });

  it('highlights program titles, and scrolls the first into view after 5 s', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const question = await ask('What can you do?');
    question.say(
      '<p>Look at <a href="/accelerators">ctrl ignite - AWS Control Tower Kick-Starter</a> or ResilienceX.</p>',
    );
    question.finish();
    const mark = await screen.findByText('ctrl ignite - AWS Control Tower Kick-Starter', { selector: 'mark' });
    expect(screen.getByText('ResilienceX', { selector: 'p > mark' })).toBeDefined();

    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(scrolled).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(scrolled.mock.contexts).toEqual([mark]);
  });

  it('does not scroll once the visitor has gone back to the input', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const question = await ask('What can you do?');
    question.say('<p>ResilienceX</p>');
    question.finish();
    await screen.findByText('ResilienceX', { selector: 'mark' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('leaves the next question alone when the visitor cancels this one', async () => {
    await ask('What can you do?');
    await user.type(input(), 'And what does it');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(input().value).toBe('And what does it');
    expect(document.activeElement).toBe(input());
  });

  it('says so when a question is as long as it may be', async () => {
    await user.click(input());
    await user.paste('x'.repeat(1_100));
    expect(input().value).toHaveLength(1_000);
    expect(screen.getByText('A question can have at most 1,000 characters.').getAttribute('role')).toBe('status');
    await user.type(input(), '{backspace}');
    expect(screen.queryByText(/can have at most/)).toBeNull();
  });

  it('disappears when the visitor edits the question', async () => {
    const question = await ask('What can you do?');
    question.say('<p>A lot.</p>');
    question.finish();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(input().value).toBe('What can you do?');
    expect(document.activeElement).toBe(input());
    expect(screen.queryByText('A lot.')).toBeNull();
  });

  it('links only to pages of this site, without a page load', async () => {
    const question = await ask('Where?');
    question.say('<p><a href="/accelerators/ctrl">here</a> <a href="https://elsewhere.example">there</a></p>');
    question.finish();
    const link = await screen.findByRole('link', { name: 'here' });
    expect(screen.queryByRole('link', { name: 'there' })).toBeNull();
    const pressed = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void link.dispatchEvent(pressed));
    expect(pressed.defaultPrevented).toBe(true);
    expect(await screen.findByText('/accelerators/ctrl')).toBeDefined();
  });
});

it('writes a question in the direction of its own language', async () => {
  const question = 'كم تكلفة المراجعة؟ (AWS)';
  const box = screen.getByRole('textbox');
  expect(box.getAttribute('dir'), 'while it is typed').toBe('auto');
  await ask(question);
  expect(within(exchange(question)).getByText(question).getAttribute('dir'), 'once it is asked').toBe('auto');
});

describe('an answer that breaks off', () => {
  it('keeps what was read, and can be asked again', async () => {
    const first = await ask('How do we start?');
    first.say('<p>With CTRL Ignite.</p>');
    await screen.findByText('With CTRL Ignite.', { exact: false, selector: 'p' }).catch(() => undefined);
    first.fail();
    expect((await screen.findByRole('alert')).textContent).toContain('The answer was cut off here.');
    expect(exchange('How do we start?').textContent).toContain('With CTRL Ignite.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received[1]?.prompt).toBe('How do we start?'));
    expect(document.activeElement, 'the focus stays').toBe(exchange('How do we start?'));
    expect(exchange('How do we start?').textContent).not.toContain('With CTRL Ignite.');
    received[1]?.say('<p>With a review.</p>');
    received[1]?.finish();
    await waitFor(() => expect(exchange('How do we start?').textContent).toContain('With a review.'));
  });

  it('keeps what was read also when it fails again', async () => {
    const first = await ask('How do we start?');
    first.say('<p>With CTRL');
    await screen.findByText('With CTRL');
    first.fail();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(received).toHaveLength(2));
    received[1]?.fail();
    expect((await screen.findByRole('alert')).textContent).toContain('The answer was cut off here.');
    expect(exchange('How do we start?').textContent).toContain('With CTRL');
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
    await user.click(await screen.findByText('Earlier questions (1)'));
    await user.click(screen.getByText('How do we start?'));
    expect(await screen.findByText('With CTRL')).toBeDefined();
  });

  it('is asked again after the one that is being written', async () => {
    const first = await ask('First?');
    await user.type(input(), 'Second?{Enter}');
    first.say('<p>One');
    first.fail();
    await waitFor(() => expect(received[1]?.prompt).toBe('Second?'));
    received[1]?.say('<p>Two');
    await within(exchange('Second?')).findByText('Two');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(exchange('First?').textContent).toContain('Up next');
    expect(received[1]?.isCanceled).toBe(false);
    received[1]?.say(' of them.</p>');
    received[1]?.finish();
    await waitFor(() => expect(received[2]?.prompt).toBe('First?'));
    expect(exchange('Second?').textContent).toContain('Two of them.');
  });

  it('can be asked again when nothing of it came', async () => {
    const first = await ask('How do we start?');
    first.fail();
    const again = await screen.findByRole('link', { name: 'Try again' });
    expect(again.getAttribute('href'), 'without scripts').toBe('/accelerators?q=How%20do%20we%20start%3F');
    await user.click(again);
    await waitFor(() => expect(received[1]?.prompt).toBe('How do we start?'));
    received[1]?.say('<p>With a review.</p>');
    received[1]?.finish();
    await waitFor(() => expect(exchange('How do we start?').textContent).toContain('With a review.'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was read when the visitor stops it', async () => {
    const question = await ask('How do we start?');
    question.say('<p>With a review.</p>');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(question.isCanceled).toBe(true));
    expect(exchange('How do we start?').textContent).toContain('With a review.');
    expect(exchange('How do we start?').textContent).toContain('You stopped this answer.');
    expect(document.activeElement, 'the focus stays').toBe(exchange('How do we start?'));
  });
});

describe('a finished answer', () => {
  async function finish(question: string, answer: string, follows?: string[]) {
    const asked = await ask(question);
    asked.say(answer);
    asked.finish(follows);
    await screen.findByRole('link', { name: 'Link to this answer' });
    return asked;
  }

  it('can be copied as text, and linked', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await finish('Where to start & how?', '<p>With <b>two</b>:</p><ul><li>One</li><li>Two</li></ul>');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeDefined();
    expect(written).toHaveBeenCalledWith('Where to start & how?\n\nWith two:\n\n- One\n- Two');
    expect(screen.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')).toBe(
      '/accelerators?q=Where%20to%20start%20%26%20how%3F',
    );
  });

  it('tells the assistant which questions came before', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    const next = await ask('How long does it take?');
    expect(next.before).toEqual(['What is ResilienceX?']);
  });

  it('is linked with the questions that it follows, and says so', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await finish('How long does it take?', '<p>A week.</p>', ['What is ResilienceX?']);
    expect(screen.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')).toBe(
      '/accelerators?q=What%20is%20ResilienceX%3F&q=How%20long%20does%20it%20take%3F',
    );
    expect(screen.getByText(/^Follows/).textContent).toBe('Follows “What is ResilienceX?”');
  });

  it('names a question twice that was asked twice', async () => {
    const logged = vi.spyOn(console, 'error');
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await finish('How long?', '<p>A week.</p>', ['And then?', 'And then?']);
    expect(screen.getByText(/^Follows/).textContent).toBe('Follows “And then?”, then “And then?”');
    expect(logged).not.toHaveBeenCalled();
  });

  it('keeps questions from right to left apart from the words around them', async () => {
    await finish('ما هو AWS؟', '<p>A cloud.</p>');
    await finish('كم سنة؟', '<p>Many.</p>', ['ما هو AWS؟', '2 \u202E3']);
    expect(screen.getByText(/^Follows/).innerHTML).toBe('Follows “<bdi>ما هو AWS؟</bdi>”, then “<bdi>2 \u202E3</bdi>”');
    await user.click(screen.getByText('Earlier questions (1)'));
    expect(screen.getAllByText('ما هو AWS؟').map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  });

  it('is linked without questions that make no difference, and the next one follows it alone', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await finish('What is SkillSprint?', '<p>A training.</p>', []);
    expect(screen.getByRole('link', { name: 'Link to this answer' }).getAttribute('href')).toBe(
      '/accelerators?q=What%20is%20SkillSprint%3F',
    );
    expect(screen.queryByText(/^Follows/)).toBeNull();
    expect((await ask('How long does it take?')).before).toEqual(['What is SkillSprint?']);
  });

  it('may be followed by a question after a reload', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await finish('How long does it take?', '<p>A week.</p>', ['What is ResilienceX?']);
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
    await screen.findByRole('heading', { level: 1 });
    expect((await ask('And what does it cost?')).before).toEqual(['What is ResilienceX?', 'How long does it take?']);
  });

  it('does not follow a question that the visitor took back', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(input());
    expect((await ask('What is SkillSprint?')).before).toEqual([]);
  });

  it('is among the earlier questions, also after a reload', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
    await user.click(await screen.findByText('Earlier questions (1)'));
    await user.click(screen.getByText('What is ResilienceX?'));
    expect(await screen.findByText('A workshop.')).toBeDefined();
  });

  it('is not forgotten when the same question is asked again in vain', async () => {
    await finish('What is ResilienceX?', '<p>A workshop.</p>');
    await finish('What is SkillSprint?', '<p>A training.</p>');
    (await ask('What is ResilienceX?')).fail();
    await screen.findByRole('alert');
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
    await user.click(await screen.findByText('Earlier questions (2)'));
    await user.click(screen.getByText('What is ResilienceX?'));
    expect(await screen.findByText('A workshop.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Ask again' })).toBeNull();
  });

  it('is kept as far as it was read when the visitor leaves, and can be asked again', async () => {
    const { say } = await ask('What is ResilienceX?');
    say('<p>A work');
    await screen.findByText('A work');
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators', { content: createSampleContent() });
    await user.click(await screen.findByText('Earlier questions (1)'));
    await user.click(screen.getByText('What is ResilienceX?'));
    expect(await screen.findByText('A work')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask again' }).getAttribute('href')).toBe(
      '/accelerators?q=What%20is%20ResilienceX%3F',
    );
  });
});

describe('an address with a question', () => {
  it('asks it', async () => {
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators?q=How%20do%20we%20start%3F', { content: createSampleContent() });
    await waitFor(() => expect(received[0]?.prompt).toBe('How do we start?'));
  });

  it('asks the last of several, which follows the others', async () => {
    cleanup();
    renderRoute(route, '/accelerators', '/accelerators?q=What%20is%20ResilienceX%3F&q=And%20how%20long%3F', {
      content: createSampleContent(),
    });
    await waitFor(() => expect(received[0]?.prompt).toBe('And how long?'));
    expect(received[0]?.before).toEqual(['What is ResilienceX?']);
  });
});

describe('a failure', () => {
  it('suggests what to do instead', async () => {
    (await ask('How?')).fail();
    const fallback = await screen.findByRole('alert');
    expect(fallback.textContent).toContain('helps you find the right accelerator');
    expect(screen.getByRole('link', { name: /explore our accelerator programs/ }).getAttribute('href')).toBe(
      '#programs',
    );
    await user.click(screen.getByRole('link', { name: /connect with an expert/ }));
    expect(await screen.findByText('/contact-us?PreviousPage=accelerators')).toBeDefined();
  });

  it('includes an empty answer', async () => {
    (await ask('How?')).finish();
    expect((await screen.findByRole('alert')).textContent).toContain('helps you find the right accelerator');
  });
});
