import { parseArgs } from 'node:util';
import { runCommand } from '../../run-command.ts';
import { formatReport, readReport, toQuestionLines } from './report.ts';

const usage = `npm run assistant:report                        unanswered questions and badly rated answers, with counts
npm run assistant:report -- --since 2026-01-31  only what came on that day or later
npm run assistant:report -- --questions         lines for npm run assistant:questions, with ? where a person decides
`;

/** The `assistant:report` command. */
await runCommand((args) => {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, questions: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    return usage;
  }
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (since && Number.isNaN(since.getTime())) {
    throw new Error('--since must be a date, e.g. 2026-01-31.');
  }
  return async (db) => {
    const reported = await readReport(db, since);
    return values.questions ? toQuestionLines(reported) : formatReport(reported);
  };
});
