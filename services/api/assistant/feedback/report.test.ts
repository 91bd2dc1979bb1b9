import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { formatReport, readReport, toQuestionLines } from './report.ts';
import { storeFeedback } from './store-feedback.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({});
  const keep = storeFeedback.bind(undefined, database.db);
  await keep({ rating: 'unanswered', question: 'Do you support Kubernetes?' });
  await keep({ rating: 'unanswered', question: ' do you support  kubernetes', comment: 'we run EKS' });
  await keep({ rating: 'unanswered', question: 'Do you ski?' });
  await keep({ rating: 'bad', question: 'What does it cost?', page: '/press#pressItem-1', comment: 'wrong year' });
  await keep({ rating: 'good', question: 'How do we start?', page: '/accelerators/ctrl-ignite' });
});
afterAll(() => database.close());

it('counts unanswered questions, and lists badly rated answers by page', async () => {
  expect(formatReport(await readReport(database.db)).split('\n')).toEqual([
    'Unanswered (3)',
    expect.stringMatching(/^ {4}2 {2}do you support kubernetes\?$/i),
    '         “we run EKS”',
    '    1  Do you ski?',
    '',
    'Rated badly (1), by the page that was quoted',
    '  /press#pressItem-1 (1)',
    '    1  What does it cost?',
    '         “wrong year”',
    '',
    'Rated well: 1',
    '',
  ]);
});

it('begins at a date', async () => {
  expect(await readReport(database.db, new Date(Date.now() + 60_000))).toEqual([]);
});

it('becomes lines of test questions, where a person decides what was not answered well', async () => {
  const lines = toQuestionLines(await readReport(database.db))
    .toLowerCase()
    .trim()
    .split('\n');
  expect(lines.toSorted()).toEqual([
    '?\twords\tdo you ski?\t?',
    '?\twords\tdo you support kubernetes?\t?',
    '?\twords\twhat does it cost?\t?',
    'accelerators\twords\thow do we start?\t/accelerators/ctrl-ignite',
  ]);
});
