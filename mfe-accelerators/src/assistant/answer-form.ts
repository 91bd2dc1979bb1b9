import type { ProviderApi } from '@site/contract/clients/provider-api';
import { askAssistant } from './ask-assistant.ts';

/** What the question box shows after it was sent without JavaScript. */
export interface FormAnswer {
  question: string;
  /** HTML that nobody has sanitised; missing where the assistant failed. */
  answer?: string;
}

/** Name of the question in the form; an example question is a submit button of the same name. */
export const questionField = 'prompt';

/** The longest question that the assistant takes, in characters. */
export const longestQuestion = 1000;

/** The question of a form; empty where there is none. */
export function toQuestion(form: FormData): string {
  const typed = form.getAll(questionField).map((value) => String(value).trim());
  return (typed.findLast(Boolean) ?? '').slice(0, longestQuestion);
}

/** Answers the form on the server. Never rejects: a failure is an answer that the box knows how to show. */
export async function answerForm(form: FormData, api: ProviderApi, signal: AbortSignal): Promise<FormAnswer> {
  const question = toQuestion(form);
  if (!question) return { question };
  try {
    return { question, answer: await askAssistant(api, question, signal) };
  } catch {
    return { question };
  }
}
