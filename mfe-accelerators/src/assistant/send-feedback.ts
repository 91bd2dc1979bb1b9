import type { ProviderApi } from '@site/contract/clients/provider-api';

/** What a visitor thinks of an answer. `unanswered` if the assistant did not know. */
export type Rating = 'good' | 'bad' | 'unanswered';

export interface Feedback {
  rating: Rating;
  question: string;
  /** The page that the answer quoted first. */
  page?: string | undefined;
  comment: string;
}

/** The longest comment that the API accepts, in characters. */
export const longestComment = 200;

/** Sends what the visitor chose to send: `POST /assistant/feedback`. @throws when the API fails */
export async function sendFeedback(api: ProviderApi, feedback: Feedback): Promise<void> {
  await api.request('assistant/feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(feedback),
  });
}
