import { composeAnswer } from './answer/compose-answer.ts';
import { planAnswer } from './answer/plan-answer.ts';
import type { Answerer } from './answerer.ts';
import type { SiteIndex } from './search/site-index.ts';

/** Answers without a model, in the words of the site's pages. */
export function createEmbeddedAnswerer(getIndex: () => Promise<SiteIndex>): Answerer {
  return async function* answer({ question, before, getFacts }) {
    const [index, facts] = await Promise.all([getIndex(), getFacts()]);
    yield* composeAnswer(planAnswer(index, question, before), question, facts, index.pages);
  };
}
