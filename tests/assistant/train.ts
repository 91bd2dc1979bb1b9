import { writeFile } from 'node:fs/promises';
import { toFeatures } from 'services/api/assistant/search/confidence.ts';
import { crossValidate, fitModel } from './fit-model.ts';
import { isExpected, readQuestions } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

/**
 * `npm run assistant:train`: chooses when the assistant answers, suggests, and refuses. Fits both models on the training
 * half and chooses their thresholds by cross-validation there. Writes confidence.json with the figures.
 */
/** Of the questions that no editor hands to a person: with those, more than nine in ten are refused. */
const leastRefused = 0.78;
const mostWrong = 0.01;

const index = await createSampleIndex();
const examples = readQuestions()
  .filter(({ half, expected }) => half === 'training' && expected !== 'small talk')
  .filter(({ question }) => !index.search(question).isForPerson)
  .map(({ question, before, expected }) => {
    const found = index.search(question, before);
    const isAnswerable = Array.isArray(expected);
    const isRight = isAnswerable && isExpected(found.pages[0]?.page.path ?? '', expected.flat());
    return { features: toFeatures(found), isAnswerable, isRight };
  });

const answerable = examples.map(({ features, isAnswerable }) => ({ features, isTrue: isAnswerable }));
const chanceAnswerable = crossValidate(answerable);
const refusable = chanceAnswerable.filter((_, place) => !examples[place]?.isAnswerable).toSorted((a, b) => a - b);
const refuseBelow = refusable[Math.ceil(refusable.length * leastRefused)] ?? 1;

const right = examples.map(({ features, isRight }) => ({ features, isTrue: isRight }));
const chanceRight = crossValidate(right);
const kept = examples.map((example, place) => ({ ...example, chance: chanceRight[place] ?? 0, place }));
const notRefused = kept.filter(({ place }) => (chanceAnswerable[place] ?? 0) >= refuseBelow);
const wrongChances = notRefused.filter(({ isRight }) => !isRight).map(({ chance }) => chance);
const allowed = Math.floor(examples.length * mostWrong);
const answerFrom = (wrongChances.toSorted((a, b) => b - a)[allowed] ?? 0) + 0.001;

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;
const toModel = (fitted: ReturnType<typeof fitModel>, threshold: number) => ({
  weights: fitted.weights.map((weight) => share(weight, 1)),
  bias: share(fitted.bias, 1),
  threshold: share(threshold, 1),
});
const models = {
  answerable: toModel(fitModel(answerable), refuseBelow),
  right: toModel(fitModel(right), answerFrom),
  crossValidation: {
    questions: examples.length,
    refusedRightly: share(refusable.filter((chance) => chance < refuseBelow).length, refusable.length),
    refusedWrongly: share(
      kept.filter(({ isAnswerable, place }) => isAnswerable && (chanceAnswerable[place] ?? 0) < refuseBelow).length,
      kept.filter(({ isAnswerable }) => isAnswerable).length,
    ),
    wrongAndConfident: share(
      notRefused.filter(({ isRight, chance }) => !isRight && chance >= answerFrom).length,
      examples.length,
    ),
  },
};
const json = `${JSON.stringify(models, null, 2)}\n`;
await writeFile(new URL('../../services/api/assistant/search/confidence.json', import.meta.url), json);
process.stdout.write(json);
