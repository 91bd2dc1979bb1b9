import type { ProviderApi } from '@site/contract/clients/provider-api';
import { useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { renderRoute } from '@site/kit/testing/render-route';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AssistantBox } from './AssistantBox.tsx';
import { answerForm, type FormAnswer } from './answer-form.ts';

const { signal } = new AbortController();
const echo: ProviderApi = {
  async request(_path, init) {
    const { prompt } = JSON.parse(String(init?.body));
    return Response.json({ response: { content: `<p>You asked: ${prompt}</p>` } });
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
      answer: '<p>You asked: How?</p>',
    });
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

  it('keeps the question when the assistant fails', async () => {
    const down: ProviderApi = { request: () => Promise.reject(new Error('down')) };
    expect(await answerForm(toForm('How?'), down, signal)).toEqual({ question: 'How?' });
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
