import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AskedQuestions, createAskedBefore, toAskedKey } from 'services/api/assistant/search/asked-before.ts';
import { toFeatures } from 'services/api/assistant/search/confidence.ts';
import { readCues } from 'services/api/assistant/search/cues.ts';
import ranking from 'services/api/assistant/search/ranking.json' with { type: 'json' };
import { type AskedAbout, countCues } from './count-cues.ts';
import { crossValidate, fitModel } from './fit-model.ts';
import { fitRanking } from './fit-ranking.ts';
import type { Outcome } from './measure.ts';
import { printFigures } from './print-figures.ts';
import { isExpected, readHints, readQuestions, type TestQuestion } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

/**
 * `npm run assistant:train`: learns from the questions that teach how pages are ranked (ranking.json), what the
 * form of a question says (cues.json), what was asked before (asked.json), and when the assistant answers, suggests, and refuses (confidence.json, with the
 * figures of its cross-validation).
 */
/** Of the questions that must be refused, those included that editors hand to a person. */
const leastRefused = 0.96;
/** The share of wrong and confident answers, with all synonyms and while half of them are missing. */
const mostWrong = 0.015;
const folds = 5;
/** Pages further down are never right. */
const mostPages = 20;

const questions = readQuestions().filter(({ isTraining, expected }) => isTraining && expected !== 'small talk');
const plain = await createSampleIndex();
const asked = questions.map(toAskedAbout);
// What a question says about itself must not be known when it is ranked.
const others = new Map(
  questions.map(({ question }, place) => [question, readCues(question, countCues(asked.toSpliced(place, 1)))]),
);
const cuesOf = (question: string) => others.get(question) ?? readCues(question);
const askedQuestions = toAskedQuestions();
const readAsked = createAskedBefore(askedQuestions);
const unseen: Parameters<typeof createSampleIndex>[0] = {
  cuesOf,
  askedOf: (terms, question, before) => readAsked(terms, toAskedKey(question, before)),
};

// Synonyms were written with these questions in sight. Others use words that nobody has thought of, so ranking is learned
// with all synonyms, with every other one, and with none.
const halves = [(place: number) => place % 2 === 0, (place: number) => place % 2 === 1];
const readings = await Promise.all(
  [() => true, ...halves, () => false].map((isKept) => createSampleIndex(unseen, isKept)),
);
const ranked = questions.map((test) =>
  readings.map((index) =>
    index
      .search(test.question, test.before)
      .byWords.slice(0, mostPages)
      .map(({ page, figures }) => ({ figures, isRight: isRightPage(page.path, test) })),
  ),
);
const weights = fitRanking(ranked.flat());
const found = await searchUnseen();
const withFewer = await Promise.all(halves.map(searchUnseen));
const examples = toExamples(found);
const handedOver = found.filter((one) => one.found.isForPerson && one.test.expected === 'refused').length;

const answerable = examples.map(({ features, isAnswerable }) => ({ features, isTrue: isAnswerable }));
const chanceAnswerable = crossValidate(answerable);
const refusable = chanceAnswerable.filter((_, place) => !examples[place]?.isAnswerable).toSorted((a, b) => a - b);
const refuseBelow = refusable[Math.ceil((refusable.length + handedOver) * leastRefused) - handedOver] ?? 1;

const right = examples.map(({ features, isRight }) => ({ features, isTrue: isRight }));
const chanceRight = crossValidate(right);
const kept = examples.map((example, place) => ({ ...example, chance: chanceRight[place] ?? 0, place }));
const notRefused = kept.filter(({ place }) => (chanceAnswerable[place] ?? 0) >= refuseBelow);
const wrongChances = notRefused.filter(({ isRight }) => !isRight).map(({ chance }) => chance);
const fewer = withFewer.map(toExamples);
const wrongWithFewer = fewer.flatMap((some) => crossValidate(right, some).filter((_, place) => !some[place]?.isRight));
// Few wrong answers in cross-validation, even while half of the synonyms are missing, leave some room for questions in words
// that nobody has thought of.
const answerFrom = Math.max(leastFor(wrongChances, examples.length), leastFor(wrongWithFewer, fewer.flat().length));

/** The chance that at most the accepted share of the questions exceeds wrongly. */
function leastFor(wrong: readonly number[], asked: number): number {
  return (wrong.toSorted((a, b) => b - a)[Math.floor(mostWrong * asked)] ?? 0) + 0.001;
}

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
    questions: questions.length,
    refusedRightly: share(
      handedOver + refusable.filter((chance) => chance < refuseBelow).length,
      handedOver + refusable.length,
    ),
    refusedWrongly: share(
      kept.filter(({ isAnswerable, place }) => isAnswerable && (chanceAnswerable[place] ?? 0) < refuseBelow).length,
      kept.filter(({ isAnswerable }) => isAnswerable).length,
    ),
    wrongAndConfident: share(
      notRefused.filter(({ isRight, chance }) => !isRight && chance >= answerFrom).length,
      examples.length,
    ),
    answered: share(
      notRefused.filter(({ isRight, chance }) => isRight && chance >= answerFrom).length,
      examples.length,
    ),
  },
};

printFigures(
  questions,
  found.map(({ test, found: { pages, isForPerson } }): Outcome => {
    const at = examples.findIndex((example) => example.test === test);
    const isRefused = isForPerson || pages.length === 0 || (chanceAnswerable[at] ?? 0) < refuseBelow;
    const answered = (chanceRight[at] ?? 0) >= answerFrom ? 'answer' : 'suggest';
    return { did: isRefused ? 'refuse' : answered, pages: pages.map(({ page }) => page.path) };
  }),
);

await write('cues', countCues(asked));
await write('asked', askedQuestions);
await write('ranking', { ...ranking, weights });
await write('confidence', models);
process.stdout.write(`${JSON.stringify({ weights, ...models.crossValidation }, null, 2)}\n`);

/** Ranks each fifth of the questions by what the others taught, so that the assistant does not learn to be too sure. */
async function searchUnseen(isKept?: (place: number) => boolean) {
  const found = await Promise.all(
    Array.from({ length: folds }, async (_, fold) => {
      const own = fitRanking(ranked.filter((_, place) => place % folds !== fold).flat());
      const index = await createSampleIndex({ ...unseen, ranking: { ...ranking, weights: own } }, isKept);
      return questions
        .map((test, place) => ({ test, place }))
        .filter(({ place }) => place % folds === fold)
        .map(({ test, place }) => ({ test, place, found: index.search(test.question, test.before) }));
    }),
  );
  return found.flat().toSorted((a, b) => a.place - b.place);
}

/** Of the same questions in the same order, whichever synonyms there are. */
function toExamples(searched: typeof found) {
  return searched
    .filter(({ place }) => !found[place]?.found.isForPerson)
    .map(({ test, found: one }) => ({
      test,
      features: toFeatures(one),
      isAnswerable: Array.isArray(test.expected),
      isRight: isRightPage(one.pages[0]?.page.path ?? '', test),
    }));
}

function toAskedQuestions(): AskedQuestions {
  const pages = plain.pages.map(({ path }) => path);
  const known = new Map<string, number[]>();
  for (const test of [...questions, ...readHints()]) {
    const key = toAskedKey(test.question, test.before);
    const right = pages.flatMap((path, place) => (isRightPage(path, test) ? [place] : []));
    known.set(key, [...new Set([...(known.get(key) ?? []), ...right])]);
  }
  known.delete('');
  return { pages, questions: Object.fromEntries([...known].toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

function toAskedAbout({ question, expected }: TestQuestion): AskedAbout {
  const pages = plain.pages.filter(({ path }) => Array.isArray(expected) && isExpected(path, expected.flat()));
  return { question, kinds: pages.length === 0 ? ['none'] : [...new Set(pages.map(({ kind }) => kind))] };
}

function isRightPage(path: string, { expected }: TestQuestion): boolean {
  return Array.isArray(expected) && isExpected(path, expected.flat());
}

async function write(name: string, value: object): Promise<void> {
  const file = fileURLToPath(new URL(`../../services/api/assistant/search/${name}.json`, import.meta.url));
  await writeFile(file, JSON.stringify(value));
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'ignore' });
}
