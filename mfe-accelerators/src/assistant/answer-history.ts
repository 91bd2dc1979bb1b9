import { type AskedQuestion, toBefore } from './answer-form.ts';

/** A question with the answer that was read. */
export interface PastExchange extends AskedQuestion {
  /** Unsanitized HTML. */
  answer: string;
  /** Set until the answer is complete: the visitor may leave before. */
  isCutOff?: boolean;
}

const storageKey = 'assistantHistory';
const mostKept = 10;

/** The questions of this tab, the latest first. Empty if the browser keeps nothing. */
export function readHistory(): PastExchange[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPastExchange).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** The questions that the next one of this tab may follow, the oldest first. */
export function readBefore(): readonly string[] {
  const [latest] = readHistory();
  return latest ? toBefore(latest) : [];
}

/**
 * Keeps an answer until the tab is closed, in place of an earlier one to the same question. One that is cut off replaces none that
 * says more.
 */
export function keepInHistory(exchange: PastExchange): void {
  const history = readHistory();
  const known = history.find(({ question }) => question === exchange.question);
  const others = history.filter((past) => past !== known);
  write([known && saysMore(known, exchange) ? known : toPast(exchange), ...others].slice(0, mostKept));
}

function saysMore(known: PastExchange, { answer, isCutOff }: PastExchange): boolean {
  return isCutOff === true && (!known.isCutOff || known.answer.length > answer.length);
}

function toPast({ question, answer, before, isCutOff }: PastExchange): PastExchange {
  return { question, answer, before, ...(isCutOff && { isCutOff }) };
}

export function forgetInHistory(question: string): void {
  write(readHistory().filter((past) => past.question !== question));
}

function write(history: PastExchange[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(history));
  } catch {
    // Storage is full or forbidden; the page works without it.
  }
}

function isPastExchange(value: unknown): value is PastExchange {
  const { question, answer, before = [] } = (value ?? {}) as Partial<PastExchange>;
  return typeof question === 'string' && typeof answer === 'string' && Array.isArray(before);
}
