import type { ProviderApi } from '@site/contract/clients/provider-api';
import { useEffect, useReducer, useRef } from 'react';
import { type AskedQuestion, type FormAnswer, toBefore } from './answer-form.ts';
import { keepInHistory, readBefore } from './answer-history.ts';
import { streamAnswer, toWait } from './ask-assistant.ts';

/** One question and its answer. */
export interface Exchange extends AskedQuestion {
  id: number;
  before: readonly string[];
  /** The unsanitized HTML received so far. */
  answer: string;
  /** What was received before it was asked again. */
  read?: string;
  /** Of the exchanges that are `asked`, the one with the least is being answered; the others wait. */
  turn: number;
  /** `asked` until the answer is complete. What was read before an answer `failed` or was `stopped` stays. */
  status: 'asked' | 'answered' | 'failed' | 'stopped';
  /** Seconds to wait, if it failed because the visitor has asked too often. */
  wait?: number | undefined;
}

type Change =
  | { type: 'ask'; question: string; before: readonly string[] }
  | { type: 'drop' | 'stop' | 'retry'; id: number }
  | { type: 'update'; id: number; news: Partial<Exchange> };

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
  const [current] = exchanges.filter(({ status }) => status === 'asked').sort((one, other) => one.turn - other.turn);
  const { id, question = '', before = none, read = '' } = current ?? {};

  useEffect(() => {
    heard.current = onAnswer;
  });

  useEffect(() => {
    if (id === undefined) return;
    const cancel = new AbortController();
    const exchange = { question, before, answer: '' };
    const update = (news: Partial<Exchange>) => {
      Object.assign(exchange, news);
      if (!cancel.signal.aborted) change({ type: 'update', id, news });
    };
    // A visitor may leave at any time.
    const keepPart = () => keepInHistory({ ...exchange, isCutOff: true });
    async function listen() {
      keepPart();
      const pieces = streamAnswer(api, { prompt: question, before }, cancel.signal);
      for (;;) {
        const { done, value } = await pieces.next();
        if (done) return update({ before: value ?? before });
        update({ answer: exchange.answer + value });
        if (!cancel.signal.aborted) keepPart();
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
      (error) => update({ status: 'failed', wait: toWait(error), answer: exchange.answer || read }),
    );
    return () => cancel.abort();
  }, [id, question, before, read, api]);

  return {
    exchanges,
    current,
    ask(next: string) {
      const latest = exchanges.at(-1);
      const earlier = latest ? toBefore(latest) : readBefore();
      change({ type: 'ask', question: next, before: earlier.filter((one) => one !== next) });
    },
    drop: (dropped: number) => change({ type: 'drop', id: dropped }),
    stop: (stopped: number) => change({ type: 'stop', id: stopped }),
    retry: (failed: number) => change({ type: 'retry', id: failed }),
  };
}

const none: readonly string[] = [];

function toFirst(answered: FormAnswer | undefined): Exchange[] {
  if (!answered?.question) return [];
  const { question, before = [], answer, wait, isOpen } = answered;
  const finished = answer === undefined ? 'failed' : 'answered';
  return [{ id: 0, turn: 0, question, before, wait, answer: answer ?? '', status: isOpen ? 'asked' : finished }];
}

/** The questions that wait do not follow one that the visitor took back. */
function withoutDropped(exchanges: Exchange[], id: number): Exchange[] {
  const { question: dropped = '' } = exchanges.find((exchange) => exchange.id === id) ?? {};
  return exchanges
    .filter((exchange) => exchange.id !== id)
    .map((exchange) =>
      exchange.before.includes(dropped)
        ? { ...exchange, before: exchange.before.filter((question) => question !== dropped) }
        : exchange,
    );
}

function toNext(exchanges: Exchange[], change: Change): Exchange[] {
  const turn = 1 + Math.max(0, ...exchanges.map((exchange) => exchange.turn));
  const next = { turn, answer: '', status: 'asked' } as const;
  switch (change.type) {
    case 'ask': {
      const isBusy = exchanges.some(({ status }) => status === 'asked');
      const asked: Exchange = { id: turn, question: change.question, before: change.before, ...next };
      return [...(isBusy ? exchanges : []), asked];
    }
    case 'drop':
      return withoutDropped(exchanges, change.id);
    case 'stop':
      return exchanges.map((known) => (known.id === change.id ? { ...known, status: 'stopped' } : known));
    case 'retry':
      return exchanges.map((known) => (known.id === change.id ? { ...known, ...next, read: known.answer } : known));
    case 'update':
      return exchanges.map((known) => (known.id === change.id ? { ...known, ...change.news } : known));
  }
}
