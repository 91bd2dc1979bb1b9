import type { ProviderApi } from '@site/contract/clients/provider-api';
import { useEffect, useReducer, useRef } from 'react';
import type { FormAnswer } from './answer-form.ts';
import { keepInHistory } from './answer-history.ts';
import { streamAnswer } from './ask-assistant.ts';

/** One question and its answer. */
export interface Exchange {
  id: number;
  question: string;
  /** The unsanitized HTML received so far. */
  answer: string;
  /**
   * `asked` until the answer is complete. The first exchange that is `asked` is being answered; the others wait. What was
   * read before an answer `failed` or was `stopped` stays.
   */
  status: 'asked' | 'answered' | 'failed' | 'stopped';
}

type Change =
  | { type: 'ask'; question: string }
  | { type: 'drop' | 'stop' | 'retry'; id: number }
  | { type: 'update'; exchange: Exchange };

/**
 * The questions and answers of the box (spec section 4, Assistant box). Questions are answered one at a time. A new one
 * replaces the finished ones, which the history keeps. Dropping or stopping the one being answered cancels it.
 *
 * @param answered the server's answer, if the form was sent without JavaScript
 * @param onAnswer is called with each complete answer
 */
export function useExchanges(api: ProviderApi, answered: FormAnswer | undefined, onAnswer: (answer: string) => void) {
  const heard = useRef(onAnswer);
  const [exchanges, change] = useReducer(toNext, answered, toFirst);
  const current = exchanges.find(({ status }) => status === 'asked');
  const { id, question = '' } = current ?? {};
  const asked = useRef<string[]>([]);

  useEffect(() => {
    heard.current = onAnswer;
  });

  useEffect(() => {
    if (id === undefined) return;
    const cancel = new AbortController();
    const exchange: Exchange = { id, question, answer: '', status: 'asked' };
    const update = (news: Partial<Exchange>) => {
      if (!cancel.signal.aborted) change({ type: 'update', exchange: Object.assign(exchange, news) });
    };
    async function listen() {
      const before = asked.current.filter((earlier) => earlier !== question).slice(-mostBefore);
      asked.current = [...before, question];
      for await (const piece of streamAnswer(api, { prompt: question, before }, cancel.signal)) {
        update({ answer: exchange.answer + piece });
      }
    }
    listen().then(
      () => {
        if (exchange.answer.trim() && !cancel.signal.aborted) {
          keepInHistory(exchange);
          heard.current(exchange.answer);
        }
        update({ status: exchange.answer.trim() ? 'answered' : 'failed' });
      },
      () => update({ status: 'failed' }),
    );
    return () => cancel.abort();
  }, [id, question, api]);

  return {
    exchanges,
    current,
    ask: (next: string) => change({ type: 'ask', question: next }),
    drop: (dropped: number) => change({ type: 'drop', id: dropped }),
    stop: (stopped: number) => change({ type: 'stop', id: stopped }),
    retry: (failed: number) => change({ type: 'retry', id: failed }),
  };
}

/** How many questions the assistant is told of, so that it knows what a question follows. */
const mostBefore = 3;

function toFirst(answered: FormAnswer | undefined): Exchange[] {
  if (!answered?.question) return [];
  const { question, answer, isOpen } = answered;
  const finished = answer === undefined ? 'failed' : 'answered';
  return [{ id: 0, question, answer: answer ?? '', status: isOpen ? 'asked' : finished }];
}

function toNext(exchanges: Exchange[], change: Change): Exchange[] {
  switch (change.type) {
    case 'ask': {
      const id = 1 + Math.max(0, ...exchanges.map((exchange) => exchange.id));
      const isBusy = exchanges.some(({ status }) => status === 'asked');
      return [...(isBusy ? exchanges : []), { id, question: change.question, answer: '', status: 'asked' }];
    }
    case 'drop':
      return exchanges.filter(({ id }) => id !== change.id);
    case 'stop':
      return exchanges.map((known) => (known.id === change.id ? { ...known, status: 'stopped' } : known));
    case 'retry':
      return exchanges.map((known) => (known.id === change.id ? { ...known, answer: '', status: 'asked' } : known));
    case 'update':
      return exchanges.map((known) => (known.id === change.exchange.id ? { ...change.exchange } : known));
  }
}
