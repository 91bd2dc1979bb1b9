import type { ProviderApi } from '@site/contract/clients/provider-api';
import { askAssistant } from './ask-assistant.ts';

/** What the question box shows after it is sent without JavaScript. */
export interface FormAnswer {
  question: string;
  /** Unsanitized HTML; missing if the assistant failed. */
  answer?: string;
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
