import { type Figures, measure, type Outcome, toShare } from './measure.ts';
import type { TestQuestion } from './question-set.ts';

/** Prints what happened to questions, by what they are about or by how they are asked. */
export function printFigures(
  questions: readonly TestQuestion[],
  outcomes: readonly Outcome[],
  by: 'kind' | 'style' = 'kind',
): void {
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
