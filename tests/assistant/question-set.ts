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
  half: 'training' | 'held-out' | 'second held-out' | 'third' | 'fourth';
}

const folder = join(import.meta.dirname, 'questions');

/**
 * Reads `questions/*.tsv`: style, question, and pages, where ` ` and `|` separate pages of which any is right, and `+` the
 * pages of two questions. A page may be named by the beginning of its path. Questions after ` >> ` follow the one before.
 * Each kind is split into two halves by the questions' hashes, so that new questions move no old one by their place. The
 * figures of the first held-out half were read often while ranking was chosen; `questions/second` was written later.
 * `questions/third` and `questions/fourth` teach nothing and are measured whole: one was written page by page before the words'
 * vectors were added, the other by somebody who had seen nothing but the site's pages.
 */
export function readQuestions(): TestQuestion[] {
  return [
    ...readFolder(folder, 'held-out'),
    ...readFolder(join(folder, 'second'), 'second held-out'),
    ...readFolder(join(folder, 'third'), 'third'),
    ...readFolder(join(folder, 'fourth'), 'fourth'),
  ];
}

function readFolder(from: string, heldOut: TestQuestion['half']): TestQuestion[] {
  const files = readdirSync(from).filter((name) => name.endsWith('.tsv'));
  return files.flatMap((file) =>
    readFileSync(join(from, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => toQuestion(file, line, heldOut)),
  );
}

function toQuestion(file: string, line: string, heldOut: TestQuestion['half']): TestQuestion {
  const [style = '', turns = '', pages = ''] = line.split('\t');
  const [question = '', before = ''] = turns.split(' >> ').reverse();
  const expected = toExpected(pages);
  const teaches = heldOut !== 'third' && heldOut !== 'fourth';
  return {
    // In refused.tsv, the first column says why.
    kind: expected === 'refused' ? style : file.replace('.tsv', '').replaceAll('-', ' '),
    style,
    question,
    before,
    expected,
    half: teaches && isTraining(turns) ? 'training' : heldOut,
  };
}

function isTraining(turns: string): boolean {
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
