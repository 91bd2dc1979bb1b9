import { count, desc, gte, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { assistantFeedback, type FeedbackRating } from '../../database/schema.ts';

/** All feedback about one question whose answers were rated alike. */
export interface ReportedQuestion {
  rating: FeedbackRating;
  page: string | null;
  question: string;
  count: number;
  comments: string[];
}

/** What visitors sent about answers, the most frequent first. Questions of the same words are one. */
export async function readReport(db: Database, since = new Date(0)): Promise<ReportedQuestion[]> {
  const { rating, page, question, comment, receivedAt } = assistantFeedback;
  return db
    .select({
      rating,
      page,
      question: sql<string>`max(${question})`,
      count: count(),
      comments: sql<string[]>`coalesce(array_agg(distinct ${comment}) filter (where ${comment} is not null), '{}')`,
    })
    .from(assistantFeedback)
    .where(gte(receivedAt, since))
    .groupBy(rating, page, sql`trim(regexp_replace(lower(${question}), '[[:punct:][:space:]]+', ' ', 'g'))`)
    .orderBy(desc(count()), desc(max(receivedAt)));
}

/** The report for people: unanswered questions, then badly rated answers by the page that they quoted. */
export function formatReport(reported: readonly ReportedQuestion[]): string {
  const of = (rating: FeedbackRating) => reported.filter((one) => one.rating === rating);
  const total = (some: readonly ReportedQuestion[]) => some.reduce((sum, one) => sum + one.count, 0);
  const byPage = [...Map.groupBy(of('bad'), ({ page }) => page ?? 'no page')].toSorted(
    ([, a], [, b]) => total(b) - total(a),
  );
  return [
    `Unanswered (${total(of('unanswered'))})`,
    ...of('unanswered').map(toLine),
    '',
    `Rated badly (${total(of('bad'))}), by the page that was quoted`,
    ...byPage.flatMap(([page, questions]) => [`  ${page} (${total(questions)})`, ...questions.map(toLine)]),
    '',
    `Rated well: ${total(of('good'))}`,
    '',
  ].join('\n');
}

function toLine({ count: times, question, comments }: ReportedQuestion): string {
  return [`${String(times).padStart(5)}  ${question}`, ...comments.map((comment) => `         “${comment}”`)].join(
    '\n',
  );
}

/**
 * Lines for `npm run assistant:questions`: the file, the style, the question, and the pages that it should lead to. For an
 * answer that was rated well, that is the page it quoted. Else a person replaces the `?`.
 */
export function toQuestionLines(reported: readonly ReportedQuestion[]): string {
  return reported
    .map(({ rating, page, question }) => {
      const path = rating === 'good' && page ? page.replace(/#.*$/, '') : '?';
      return `${toFile(path)}\twords\t${question.replace(/\s+/g, ' ')}\t${path}\n`;
    })
    .join('');
}

function toFile(path: string): string {
  const [, first = ''] = path.split('/');
  const files: Record<string, string> = {
    accelerators: 'accelerators',
    'well-architected-review': 'accelerators',
    'case-study': 'case-studies',
    capability: 'services',
    'smb-aws-accelerator-program': 'program',
  };
  return path === '?' ? '?' : (files[first] ?? 'company');
}
