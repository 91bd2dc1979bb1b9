import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNewQuestions } from './check-new-questions.ts';
import { readQuestions } from './question-set.ts';
import { createSampleIndex } from './sample-index.ts';

/**
 * `npm run assistant:questions -- <file>`: adds the lines of a file to the question set. `npm run assistant:report -- --questions`
 * writes such a file, in which a person replaces each `?`. Writes nothing if a line is wrong.
 */
const [file] = process.argv.slice(2);
if (!file || !existsSync(file)) {
  process.stderr.write('Name a file with lines of: file, style, question, pages, separated by tabs.\n');
  process.exit(1);
}
const { pages } = await createSampleIndex();
const { accepted, errors } = checkNewQuestions(readFileSync(file, 'utf8'), {
  known: readQuestions().map(({ question }) => question),
  paths: pages.map(({ path }) => path),
});
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`);
  process.exit(1);
}
for (const { name, line } of accepted) {
  appendFileSync(join(import.meta.dirname, 'questions', `${name}.tsv`), `${line}\n`);
}
process.stdout.write(`Added ${accepted.length} questions. Run npm run bench:assistant.\n`);
