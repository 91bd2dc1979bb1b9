import { expect, test } from '../site/test.ts';
import { faults } from './faults.ts';
import { type Matrix, startMatrix } from './matrix.ts';
import { subjects } from './subjects.ts';
import type { Situation } from './verdict.ts';

/** Cells of the matrix that fail in different ways; `npm run test:faults` tries all of them. */
const cells: [expose: string, fault: string, ...situations: Situation[]][] = [
  ['pages/contact-us', 'throws at load', 'first release'],
  ['pages/contact-us', 'process.exit at load', 'replaces a good one', 'shell restarted'],
  ['fragments/carousel', 'endless loop in render', 'replaces a good one'],
  ['fragments/carousel', 'throws in loader', 'replaces a good one'],
  ['pages/accelerator-list', 'floating rejection in render', 'replaces a good one'],
  ['pages/accelerator-list', 'prototype write', 'replaces a good one'],
  ['pages/contact-us', 'missing export', 'replaces a good one'],
  ['pages/case-study-list', 'other contract major', 'replaces a good one'],
  ['pages/contact-us', 'truncated chunk', 'replaces a good one'],
];

test.describe('a bad release harms nobody', () => {
  test.use({ allowTrouble: true });
  test.slow();
  let matrix: Matrix;

  test.beforeAll(async ({ site, browser }) => {
    matrix = await startMatrix(browser, site);
  });

  test.afterAll(() => matrix.stop());

  for (const [expose, name, ...situations] of cells) {
    test(`${expose}: ${name}, ${situations.join(', ')}`, async () => {
      const subject = subjects.find((one) => one.expose === expose);
      const fault = faults.find((one) => one.name === name);
      if (!subject || !fault) throw new Error(`There is no ${expose} or no fault "${name}".`);
      const rows = await matrix.tryFault(subject, fault, situations);
      expect(rows.length).toBeGreaterThan(0);
      for (const { situation, harm } of rows) expect(harm, situation).toEqual([]);
    });
  }
});
