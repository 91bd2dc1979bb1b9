import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestQuestion {
  /** What it is about: the name of its file, or of its group if it must be refused. */
  kind: string;
  /** How it is asked: `plain`, `typo`, other `words`, `two` questions in one, or one that must `follow` another. */
  style: string;
  question: string;
  /** The question before, if this one follows it. */
  before: string;
  /**
   * One list of pages for each question in it, of which one has to be named. `refused` if the site has nothing about it or a
   * person has to answer; `small talk` if it is none.
   */
  expected: string[][] | 'refused' | 'small talk';
  /** The name of its set. */
  set: string;
  /** Whether the assistant learns from it, and people read what goes wrong. It is only measured otherwise. */
  isTraining: boolean;
}

/**
 * What is learned from and what is only measured, in the order in which the sets were written. A set from which half teaches
 * is split by the questions' hashes, so that new questions move no old one by their place. `all` of a set teaches once people have
 * read what went wrong with it; a set that nobody has looked at teaches `none`.
 */
const sets: readonly { name: string; folder: string; teaches: 'half' | 'all' | 'none' }[] = [
  { name: 'first', folder: '.', teaches: 'half' },
  { name: 'second', folder: 'second', teaches: 'half' },
  { name: 'third', folder: 'third', teaches: 'all' },
  { name: 'fourth', folder: 'fourth', teaches: 'all' },
  { name: 'practice', folder: 'practice', teaches: 'all' },
  { name: 'fifth', folder: 'fifth', teaches: 'all' },
  { name: 'sixth', folder: 'sixth', teaches: 'all' },
  { name: 'seventh', folder: 'seventh', teaches: 'all' },
  { name: 'eighth', folder: 'eighth', teaches: 'all' },
  { name: 'ninth', folder: 'ninth', teaches: 'all' },
  { name: 'tenth', folder: 'tenth', teaches: 'none' },
  { name: 'eleventh', folder: 'eleventh', teaches: 'all' },
  { name: 'twelfth', folder: 'twelfth', teaches: 'none' },
];
/** See `readHints`. */
const hints = { name: 'hints', folder: 'hints', teaches: 'all' } as const;
const folder = join(import.meta.dirname, 'questions');

/**
 * Reads `questions/*.tsv`: style, question, and pages, where ` ` and `|` separate pages of which any is right, and `+` the
 * pages of two questions. A page may be named by the beginning of its path. Questions after ` >> ` follow the one before.
 * What is only measured somewhere does not teach anywhere.
 */
export function readQuestions(): TestQuestion[] {
  return readSets(sets);
}

/**
 * Questions of which only their words and pages are remembered. Their writer had read the pages, and neither ranking nor
 * confidence learns from how they are found.
 */
export function readHints(): TestQuestion[] {
  return readSets([...sets, hints]).filter(({ set }) => set === hints.name);
}

function readSets(read: typeof sets): TestQuestion[] {
  const all = read.flatMap(readSet);
  const measured = new Set(all.filter(({ isTraining }) => !isTraining).map(toWording));
  return all.filter((question) => !question.isTraining || !measured.has(toWording(question)));
}

/** A question in whatever case and punctuation. */
export function toWording({ before, question }: Pick<TestQuestion, 'before' | 'question'>): string {
  return (
    `${before} ${question}`
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}

function readSet({ name: set, folder: within, teaches }: (typeof sets)[number]): TestQuestion[] {
  const from = join(folder, within);
  const files = readdirSync(from).filter((name) => name.endsWith('.tsv'));
  return files.flatMap((file) =>
    readFileSync(join(from, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => toTurns(line))
      .map(({ turns, ...question }) => ({
        ...question,
        // In refused.tsv, the first column says why.
        kind: question.expected === 'refused' ? question.style : file.replace('.tsv', '').replaceAll('-', ' '),
        set,
        isTraining: teaches === 'half' ? isInTrainingHalf(turns) : teaches === 'all',
      })),
  );
}

function toTurns(line: string) {
  const [style = '', turns = '', pages = ''] = line.split('\t');
  const [question = '', before = ''] = turns.split(' >> ').reverse();
  return { style, turns, question, before, expected: toExpected(pages) };
}

function isInTrainingHalf(turns: string): boolean {
  return (createHash('sha256').update(turns).digest()[0] ?? 0) % 2 === 0;
}

function toExpected(pages: string): TestQuestion['expected'] {
  if (pages === '-') {
    return 'refused';
  }
  return pages === '~' ? 'small talk' : pages.split('+').map((list) => list.split(/[ |]/));
}

const capabilityLists = /^\/(?:accelerators|case-study|capability\/\w+)?$/;

/** Whether a page is one of those that a question expects. Lists of pages have to be named in full. */
export function isExpected(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => (capabilityLists.test(page) ? path === page : path.startsWith(page)));
}
