import MiniSearch from 'minisearch';
import { planAnswer } from 'services/api/assistant/answer/plan-answer.ts';
import type { SiteIndex } from 'services/api/assistant/search/site-index.ts';
import { type Figures, measure, type Outcome, toShare } from './measure.ts';
import { readQuestions, type TestQuestion } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

/**
 * `npm run bench:assistant`: the embedded answerer and MiniSearch with its defaults, on the questions that nobody looked at:
 * a half of two sets, and the whole third and fourth set. `npm run bench:assistant -- --training` prints the misses of the other halves
 * too, `--by-style` the figures by how questions are asked.
 */
const options = process.argv.slice(2);
const isTraining = options.includes('--training');
const started = performance.now();
const index = await createSampleIndex();
const built = performance.now();
const all = readQuestions();
const halves: TestQuestion['half'][] = isTraining ? ['training'] : ['held-out', 'second held-out', 'third', 'fourth'];
const answerers: [name: string, answer: (question: TestQuestion) => Outcome][] = [
  ['embedded answerer', answerFrom(index)],
  ['MiniSearch with its defaults', answerByDefaults(index)],
];
print(`${all.length} questions; read and indexed in ${Math.round(built - started)} ms (one process, cold)`);
for (const half of halves) {
  printHalf(half);
}

function printHalf(half: TestQuestion['half']): void {
  const questions = all.filter((question) => question.half === half);
  for (const [name, answer] of answerers) {
    const start = performance.now();
    const outcomes = questions.map(answer);
    const each = (performance.now() - start) / questions.length;
    print(`\n${half}, ${name}: ${questions.length} questions, ${each.toFixed(1)} ms each`);
    printFigures(questions, outcomes);
    if (isTraining && answer === answerers[0]?.[1]) {
      printMisses(questions, outcomes);
    }
  }
}

function answerFrom(site: SiteIndex) {
  return ({ question, before }: TestQuestion): Outcome => {
    const { verdict, pages } = planAnswer(site, question, before ? [before] : []);
    return { did: verdict, pages: pages.map(({ page }) => page.path) };
  };
}

/** Answers from whatever MiniSearch finds, and refuses if it finds nothing. */
function answerByDefaults({ pages }: SiteIndex) {
  const search = new MiniSearch<{ id: string; title: string; text: string }>({ fields: ['title', 'text'] });
  search.addAll(
    pages.map(({ path, title, sections }) => ({
      id: path,
      title,
      text: sections.flatMap(({ headings, statements }) => [...headings, ...statements]).join('\n'),
    })),
  );
  return ({ question }: TestQuestion): Outcome => {
    const found = search.search(question).map(({ id }) => id as string);
    return { did: found.length > 0 ? 'answer' : 'refuse', pages: found };
  };
}

function printFigures(questions: readonly TestQuestion[], outcomes: readonly Outcome[]): void {
  const by = options.includes('--by-style') ? 'style' : 'kind';
  const groups = Map.groupBy(questions.keys(), (place) => questions[place]?.[by] ?? '');
  const figuresOf = (places: number[]) => {
    const pick = <T>(list: readonly T[]) => places.map((place) => list[place] as T);
    return measure(pick(questions), pick(outcomes));
  };
  const rows = [...groups].map(([name, places]) => toRow(name, figuresOf(places)));
  print('| about | questions | hit@1 | hit@3 | refused rightly | refused wrongly | wrong and confident |');
  print('|---|---|---|---|---|---|---|');
  print([...rows, toRow('**all**', figuresOf([...questions.keys()]))].join('\n'));
  const { refusedRightly, refusedWrongly, toBeRefused } = figuresOf(
    [...questions.keys()].filter((place) => questions[place]?.expected !== 'small talk'),
  );
  const precision = toShare(refusedRightly, refusedRightly + refusedWrongly);
  print(`refusals: precision ${precision}, recall ${toShare(refusedRightly, toBeRefused)}`);
}

function toRow(name: string, { questions: count, ...figures }: Figures): string {
  const answerable = count - figures.toBeRefused;
  const isAnswered = answerable > 0 && name !== 'small talk';
  const cells = [
    isAnswered ? toShare(figures.hit1, answerable) : '–',
    isAnswered ? toShare(figures.hit3, answerable) : '–',
    isAnswered && figures.toBeRefused === 0 ? '–' : toShare(figures.refusedRightly, figures.toBeRefused),
    isAnswered ? toShare(figures.refusedWrongly, answerable) : '–',
    toShare(figures.wrongAndConfident, count),
  ];
  return `| ${name} | ${count} | ${cells.join(' | ')} |`;
}

function printMisses(questions: readonly TestQuestion[], outcomes: readonly Outcome[]): void {
  for (const [place, question] of questions.entries()) {
    const outcome = outcomes[place] as Outcome;
    const { hit1, refusedRightly } = measure([question], [outcome]);
    if (hit1 + refusedRightly === 0) {
      print(`  [${question.kind}] ${question.question} -> ${outcome.did} ${outcome.pages.slice(0, 2).join(' ')}`);
    }
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
