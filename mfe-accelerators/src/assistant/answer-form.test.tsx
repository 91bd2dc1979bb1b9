import type { ProviderApi } from '@site/contract/clients/provider-api';
import { useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AssistantBox } from './AssistantBox.tsx';
import { answerForm, answerQuery, type FormAnswer, toBefore, toQuestionPath } from './answer-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();
const echo: ProviderApi = {
  async request(_path, init) {
    const { prompt, before } = JSON.parse(String(init?.body));
    return Response.json({ response: { content: `<p>You asked: ${prompt}</p>`, follows: before.slice(-1) } });
  },
};

function toForm(...prompts: string[]): FormData {
  const form = new FormData();
  for (const prompt of prompts) form.append('prompt', prompt);
  return form;
}

describe('the question box without JavaScript', () => {
  it('answers the typed question', async () => {
    expect(await answerForm(toForm('  How? '), echo, signal)).toEqual({
      question: 'How?',
      before: [],
      answer: '<p>You asked: How?</p>',
    });
  });

  it('tells the assistant which questions came before, and keeps those that the answer follows', async () => {
    const form = toForm('How long?');
    for (const question of ['One?', 'Two?', 'Three?', 'Four?']) form.append('before', question);
    expect((await answerForm(form, echo, signal)).before).toEqual(['Four?']);
    const down: ProviderApi = { request: () => Promise.reject(new Error('down')) };
    expect((await answerForm(form, down, signal)).before, 'at most three').toEqual(['Two?', 'Three?', 'Four?']);
  });

  it('answers an example question when its button is pressed', async () => {
    expect((await answerForm(toForm('', 'An example?'), echo, signal)).question).toBe('An example?');
  });

  it('does not send an empty question', async () => {
    expect(await answerForm(toForm('  '), echo, signal)).toEqual({ question: '' });
  });

  it('sends at most 1,000 characters', async () => {
    expect((await answerForm(toForm('x'.repeat(2000)), echo, signal)).question).toHaveLength(1000);
  });

  it('cuts no character in half, so that the answer has an address', async () => {
    const answered = await answerForm(toForm(`${'x'.repeat(999)}🚚`), echo, signal);
    expect(toQuestionPath(answered)).toBe(`/accelerators?q=${'x'.repeat(999)}`);
  });

  it('keeps the question when the assistant fails', async () => {
    const down: ProviderApi = { request: () => Promise.reject(new Error('down')) };
    expect(await answerForm(toForm('How?'), down, signal)).toEqual({ question: 'How?', before: [] });
  });
});

describe('an address with a question, on a server', () => {
  const address = 'https://www.example.com/accelerators?q=One%3F&q=How%3F';

  it('has the answer', async () => {
    vi.stubGlobal('document', undefined);
    expect(await answerQuery(address, echo, signal)).toEqual({
      question: 'How?',
      before: ['One?'],
      answer: '<p>You asked: How?</p>',
    });
  });

  it('names no question twice', async () => {
    vi.stubGlobal('document', undefined);
    const twice = 'https://www.example.com/accelerators?q=One%3F&q=How%3F&q=One%3F&q=How%3F';
    const down: ProviderApi = { request: () => Promise.reject(new Error('down')) };
    const answered = await answerQuery(twice, down, signal);
    expect(answered).toEqual({ question: 'How?', before: ['One?'] });
    expect(toBefore({ question: 'How?', before: ['How?', 'One?'] })).toEqual(['One?', 'How?']);
  });

  it('leaves an answer that takes long to the box, so that the page has one', async () => {
    vi.stubGlobal('document', undefined);
    const slow: ProviderApi = {
      request: (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    };
    expect(await answerQuery(address, slow, signal)).toEqual({ question: 'How?', before: ['One?'], isOpen: true });
  });
});

describe('the page after the form is sent', () => {
  function show(answered: FormAnswer) {
    const page = defineRoute({
      loader: () => answered,
      Component: AnswerPage,
      handle: { meta: () => ({ title: '', description: '' }) },
    });
    renderRoute(page, '/accelerators', '/accelerators');
  }

  it('shows the answer', async () => {
    show({ question: 'How?', answer: '<p>With CTRL Ignite.</p>' });
    expect(await screen.findByText('CTRL Ignite', { selector: 'mark' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'How?' })).toBeDefined();
  });

  it('sends the question, and those that it follows, with the next one', async () => {
    show({ question: 'How long?', before: ['What is CTRL Ignite?'], answer: '<p>Two weeks.</p>' });
    const { form } = await screen.findByRole<HTMLInputElement>('textbox');
    expect(new FormData(form ?? undefined).getAll('before')).toEqual(['What is CTRL Ignite?', 'How long?']);
  });

  it('says when somebody who asked too often may ask again', async () => {
    const refused = (wait: string): ProviderApi => ({
      async request() {
        const cause = new Response('', { status: 429, headers: { 'Retry-After': wait } });
        throw new Error('bedrock responded with 429', { cause });
      },
    });
    show(await answerForm(toForm('How?'), refused('85519'), signal));
    expect((await screen.findByRole('alert')).textContent).toContain('The assistant answers you again in 24 hours.');
    cleanup();
    show(await answerForm(toForm('How?'), refused('31'), signal));
    expect((await screen.findByRole('alert')).textContent).toContain('The assistant answers you again in a minute.');
  });

  it('suggests what to do when there is no answer', async () => {
    show({ question: 'How?' });
    expect((await screen.findByRole('alert')).textContent).toContain('helps you find the right accelerator');
  });

  it('asks for a question when it was left empty', async () => {
    show({ question: '' });
    expect((await screen.findByRole('alert')).textContent).toBe('Please ask something...');
  });
});

const titles = ['CTRL Ignite'];

function AnswerPage() {
  return <AssistantBox titles={titles} answered={useLoaderData<FormAnswer>()} />;
}
