import { composeAnswer } from './answer/compose-answer.ts';
import { planAnswer } from './answer/plan-answer.ts';
import type { Answerer } from './answerer.ts';
import type { GetIndexFor } from './index-cache.ts';

/** Answers without a model, in the words of the site's pages. */
export function createEmbeddedAnswerer(getIndex: GetIndexFor): Answerer {
  return async function* answer({ question, before, getFacts, noteFollowed }, signal) {
    const [index, facts] = await Promise.all([getIndex(question, signal), getFacts()]);
    const plan = planAnswer(index, question, before);
    noteFollowed?.(plan.follows);
    yield* composeAnswer(plan, question, facts, index.pages);
  };
}
