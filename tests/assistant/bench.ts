import MiniSearch from 'minisearch';
import { planAnswer } from 'services/api/assistant/answer/plan-answer.ts';
import type { SiteIndex } from 'services/api/assistant/search/site-index.ts';
import { measure, type Outcome } from './measure.ts';
import { printFigures } from './print-figures.ts';
import { readQuestions, type TestQuestion } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

/**
 * `npm run bench:assistant`: the embedded answerer and MiniSearch with its defaults, on the questions that nobody looked at.
 * `npm run bench:assistant -- --training` measures those that teach, and prints what went wrong; `--by-style` prints the figures
 * by how questions are asked.
 */
const options = process.argv.slice(2);
const isTraining = options.includes('--training');
const started = performance.now();
const index = await createSampleIndex();
const built = performance.now();
const all = readQuestions();
const answerers: [name: string, answer: (question: TestQuestion) => Outcome][] = [
  ['embedded answerer', answerFrom(index)],
  ['MiniSearch with its defaults', answerByDefaults(index)],
];
print(`${all.length} questions; read and indexed in ${Math.round(built - started)} ms (one process, cold)`);
const measured = all.filter((question) => question.isTraining === isTraining);
for (const [set, questions] of Map.groupBy(measured, (question) => question.set)) {
  printSet(set, questions);
}

function printSet(set: string, questions: readonly TestQuestion[]): void {
  for (const [name, answer] of answerers) {
    const start = performance.now();
    const outcomes = questions.map(answer);
    const each = (performance.now() - start) / questions.length;
    const part = isTraining ? 'training' : 'held out';
    print(`\n${set} set, ${part}, ${name}: ${questions.length} questions, ${each.toFixed(1)} ms each`);
    printFigures(questions, outcomes, options.includes('--by-style') ? 'style' : 'kind');
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
