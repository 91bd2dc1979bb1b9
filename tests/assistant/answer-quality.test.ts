import { planAnswer } from 'services/api/assistant/answer/plan-answer.ts';
import type { SiteIndex } from 'services/api/assistant/search/site-index.ts';
import { beforeAll, expect, it } from 'vitest';
import { measure } from './measure.ts';
import { readHints, readQuestions, toWording } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

const questions = readQuestions();
let index: SiteIndex;

beforeAll(async () => {
  index = await createSampleIndex();
});

it('has at least 300 questions, of which a third must be refused or handed to a person', () => {
  expect(questions.length).toBeGreaterThanOrEqual(300);
  const refused = questions.filter(({ expected }) => expected !== 'small talk' && !Array.isArray(expected));
  expect(refused.length / questions.length).toBeGreaterThanOrEqual(0.29);
});

it('expects only pages that the site has', () => {
  const paths = index.pages.map(({ path }) => path);
  const expected = [...questions, ...readHints()].flatMap((question) =>
    Array.isArray(question.expected) ? question.expected.flat() : [],
  );
  expect(expected.filter((page) => !paths.some((path) => path.startsWith(page)))).toEqual([]);
});

it('learns from no question that is only measured', () => {
  const measured = new Set(questions.filter(({ isTraining }) => !isTraining).map(toWording));
  const learned = [...questions.filter(({ isTraining }) => isTraining), ...readHints()];
  expect(learned.filter((one) => measured.has(toWording(one)))).toEqual([]);
});

/** Measured by `npm run bench:assistant`; lower figures are a step back. */
it.each([
  { set: 'first', hit1: 0.88, refused: 0.89 },
  { set: 'second', hit1: 0.9, refused: 0.89 },
])('answers, refuses, and errs on the held-out questions of the $set set as measured', ({ set, hit1, refused }) => {
  const unseen = questions.filter(
    (question) => question.set === set && !question.isTraining && question.expected !== 'small talk',
  );
  const outcomes = unseen.map(({ question, before }) => {
    const { verdict, pages } = planAnswer(index, question, before ? [before] : []);
    return { did: verdict, pages: pages.map(({ page }) => page.path) };
  });
  const figures = measure(unseen, outcomes);
  const answerable = unseen.filter(({ expected }) => Array.isArray(expected)).length;
  expect(figures.hit1 / answerable).toBeGreaterThanOrEqual(hit1);
  expect(figures.refusedRightly / figures.toBeRefused).toBeGreaterThanOrEqual(refused);
  expect(figures.wrongAndConfident / unseen.length).toBeLessThanOrEqual(0.03);
});
