const files = ['accelerators', 'case-studies', 'company', 'program', 'refused', 'services', 'small-talk'];
const styles = ['plain', 'typo', 'words', 'two', 'follow'];

export interface NewQuestion {
  /** The name of its file, without `.tsv`. */
  name: string;
  line: string;
}

/**
 * Checks lines of `file, style, question, pages`. Skips questions that are known; reports what is incomplete or names a
 * page that the site does not have.
 */
export function checkNewQuestions(
  text: string,
  { known, paths }: { known: readonly string[]; paths: readonly string[] },
): { accepted: NewQuestion[]; errors: string[] } {
  const seen = new Set(known.map(toKey));
  const accepted: NewQuestion[] = [];
  const errors: string[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const [name = '', style = '', question = '', pages = ''] = row.split('\t').map((cell) => cell.trim());
    if (row.trim() === '' || seen.has(toKey(question))) continue;
    const problem = findProblem({ name, style, question, pages }, paths);
    if (problem) {
      errors.push(`Line ${index + 1}: ${problem}`);
      continue;
    }
    seen.add(toKey(question));
    accepted.push({ name, line: [style, question, pages].join('\t') });
  }
  return { accepted, errors };
}

function findProblem(
  { name, style, question, pages }: Record<'name' | 'style' | 'question' | 'pages', string>,
  paths: readonly string[],
): string | undefined {
  if (!files.includes(name)) return `"${name}" should be one of ${files.join(', ')}.`;
  if (name !== 'refused' && !styles.includes(style)) return `"${style}" should be one of ${styles.join(', ')}.`;
  if (!question || !pages || pages === '?') return 'a question and its pages are needed, or - if it must be refused.';
  const unknown = pages
    .split(/[ |+]/)
    .find((page) => !/^[-~]$/.test(page) && !paths.some((path) => path.startsWith(page)));
  return unknown && `the site has no page ${unknown}.`;
}

function toKey(question: string): string {
  return question.toLowerCase().replace(/\W+/g, ' ').trim();
}
