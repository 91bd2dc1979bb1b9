/** A question with the answer that was read. */
export interface PastExchange {
  question: string;
  /** Unsanitized HTML. */
  answer: string;
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

/** Keeps an answer until the tab is closed, in place of an earlier one to the same question. */
export function keepInHistory({ question, answer }: PastExchange): void {
  forgetInHistory(question);
  write([{ question, answer }, ...readHistory()].slice(0, mostKept));
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
  const { question, answer } = (value ?? {}) as Partial<PastExchange>;
  return typeof question === 'string' && typeof answer === 'string';
}
