import { expect, it } from 'vitest';
import { checkNewQuestions } from './check-new-questions.ts';

const site = { known: ['Is the review free?'], paths: ['/contact-us', '/accelerators/wafasttrack'] };

it('accepts decided lines, and skips questions that are known or repeated', () => {
  const text = [
    'accelerators\twords\tWho judges us?\t/accelerators/wafasttrack',
    'company\twords\tis the review FREE\t/contact-us',
    'refused\toff-topic\tDo you ski?\t-',
    'refused\toff-topic\tdo you ski\t-',
    '',
  ].join('\n');
  expect(checkNewQuestions(text, site)).toEqual({
    accepted: [
      { name: 'accelerators', line: 'words\tWho judges us?\t/accelerators/wafasttrack' },
      { name: 'refused', line: 'off-topic\tDo you ski?\t-' },
    ],
    errors: [],
  });
});

it.each([
  ['?\twords\tDo you ski?\t?', /Line 1: "\?" should be one of accelerators/],
  ['company\tloud\tDo you ski?\t/contact-us', /"loud" should be one of plain/],
  ['company\twords\tDo you ski?\t?', /a question and its pages are needed/],
  ['company\twords\tDo you ski?\t/ski', /the site has no page \/ski/],
])('reports what is wrong with "%s"', (line, error) => {
  const { accepted, errors } = checkNewQuestions(line, site);
  expect(accepted).toEqual([]);
  expect(errors).toEqual([expect.stringMatching(error)]);
});
