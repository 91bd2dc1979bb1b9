import type { ProviderApi } from '@site/contract/clients/provider-api';
import { withTimeLimit } from '@site/contract/clients/with-time-limit';
import { askAssistant, toWait } from './ask-assistant.ts';

/** A question with those that it follows, the oldest first. */
export interface AskedQuestion {
  question: string;
  before?: readonly string[] | undefined;
}

/** What the question box shows after it is sent without JavaScript. */
export interface FormAnswer extends AskedQuestion {
  /** Unsanitized HTML; missing if the assistant failed. */
  answer?: string;
  /** Seconds to wait, if the assistant refused because the visitor has asked too often. */
  wait?: number | undefined;
  /** Whether the box has to ask: nobody has asked the assistant yet, or its answer takes longer than a page may. */
  isOpen?: boolean;
}

/** Name of the question field, shared by the submit buttons of the example questions. */
export const questionField = 'prompt';

/** Name of the fields with the questions before. */
export const beforeField = 'before';

/** How many questions before are told to the assistant. */
const mostBefore = 3;

/** The questions that the next one may follow: this one, and those that it follows itself. */
export function toBefore({ question, before = [] }: AskedQuestion): string[] {
  return [...withoutRepeats(before, question), question].slice(-mostBefore);
}

function withoutRepeats(before: readonly string[], question: string): string[] {
  return [...new Set(before)].filter((one) => one !== question);
}

/** The longest question that the assistant accepts, in characters. */
export const longestQuestion = 1000;

/** Reads the question from a form; empty if there is none. */
export function toQuestion(form: FormData): string {
  return toQuestions(form.getAll(questionField)).at(-1) ?? '';
}

/**
 * The query of an address that asks a question, such as `/accelerators?q=How%20do%20we%20start%3F`. Where it stands more than
 * once, the last question follows the others.
 */
export const questionQuery = 'q';

/** The address that asks a question. */
export function toQuestionPath({ question, before = [] }: AskedQuestion): string {
  const asked = [...before, question].map((one) => `${questionQuery}=${encodeURIComponent(one)}`);
  return `/accelerators?${asked.join('&')}`;
}

/** How long a page waits for an answer, in milliseconds. The shell leaves out a page that takes longer than a second. */
const patience = 700;

/**
 * Answers the question in an address. Only on a server, so that a link to an answer works without JavaScript; in a browser,
 * the box asks by itself. @returns `undefined` if the address has no question
 */
export async function answerQuery(url: string, api: ProviderApi, signal: AbortSignal): Promise<FormAnswer | undefined> {
  const asked = toQuestions(new URL(url).searchParams.getAll(questionQuery));
  const question = asked.pop();
  if (!question) return undefined;
  const before = withoutRepeats(asked, question).slice(-mostBefore);
  const open: FormAnswer = { question, before, isOpen: true };
  if (typeof document !== 'undefined') return open;
  const limited = withTimeLimit(signal, patience);
  const answered = await answer({ question, before }, api, limited);
  return limited.aborted && answered.answer === undefined ? open : answered;
}

/** Answers the form on the server. Never rejects: the box can show a failure too. */
export async function answerForm(form: FormData, api: ProviderApi, signal: AbortSignal): Promise<FormAnswer> {
  const question = toQuestion(form);
  if (!question) return { question };
  const before = withoutRepeats(toQuestions(form.getAll(beforeField)), question).slice(-mostBefore);
  return answer({ question, before }, api, signal);
}

async function answer(
  { question, before = [] }: AskedQuestion,
  api: ProviderApi,
  signal: AbortSignal,
): Promise<FormAnswer> {
  try {
    const { content, follows = before } = await askAssistant(api, { prompt: question, before }, signal);
    return { question, before: follows, answer: content };
  } catch (error) {
    const wait = toWait(error);
    return { question, before, ...(wait && { wait }) };
  }
}

function toQuestions(values: readonly FormDataEntryValue[]): string[] {
  return values.map((value) => toShort(String(value).trim())).filter(Boolean);
}

/** An address cannot have half a character. */
function toShort(question: string): string {
  return question.slice(0, longestQuestion).replace(/[\uD800-\uDBFF]$/, '');
}
