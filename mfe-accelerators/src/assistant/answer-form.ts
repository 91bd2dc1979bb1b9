import type { ProviderApi } from '@site/contract/clients/provider-api';
import { askAssistant } from './ask-assistant.ts';

/** What the question box shows after it is sent without JavaScript. */
export interface FormAnswer {
  question: string;
  /** Unsanitized HTML; missing if the assistant failed. */
  answer?: string;
  /** Whether nobody has asked the assistant yet, so that the box has to. */
  isOpen?: boolean;
}

/** Name of the question field, shared by the submit buttons of the example questions. */
export const questionField = 'prompt';

/** The longest question that the assistant accepts, in characters. */
export const longestQuestion = 1000;

/** Reads the question from a form; empty if there is none. */
export function toQuestion(form: FormData): string {
  const typed = form.getAll(questionField).map((value) => String(value).trim());
  return (typed.findLast(Boolean) ?? '').slice(0, longestQuestion);
}

/** The query of an address that asks a question, such as `/accelerators?q=How%20do%20we%20start%3F`. */
export const questionQuery = 'q';

/** The address that asks a question. */
export function toQuestionPath(question: string): string {
  return `/accelerators?${questionQuery}=${encodeURIComponent(question)}`;
}

/**
 * Answers the question in an address. Only on a server, so that a link to an answer works without JavaScript; in a browser,
 * the box asks by itself. @returns `undefined` if the address has no question
 */
export async function answerQuery(url: string, api: ProviderApi, signal: AbortSignal): Promise<FormAnswer | undefined> {
  const question = (new URL(url).searchParams.get(questionQuery) ?? '').trim().slice(0, longestQuestion);
  if (!question) return undefined;
  const form = new FormData();
  form.set(questionField, question);
  return typeof document === 'undefined' ? answerForm(form, api, signal) : { question, isOpen: true };
}

/** Answers the form on the server. Never rejects: the box can show a failure too. */
export async function answerForm(form: FormData, api: ProviderApi, signal: AbortSignal): Promise<FormAnswer> {
  const question = toQuestion(form);
  if (!question) return { question };
  try {
    return { question, answer: await askAssistant(api, question, signal) };
  } catch {
    return { question };
  }
}
