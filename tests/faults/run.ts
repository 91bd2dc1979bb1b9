import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import config from '../playwright.config.ts';
import buildSite from '../site/build-site.ts';
import { faults } from './faults.ts';
import { type Row, startMatrix } from './matrix.ts';
import { subjects } from './subjects.ts';
import { situations } from './verdict.ts';

/**
 * `npm run test:faults`: releases everything that can be wrong with a release, of each remote, and prints what visitors
 * saw. Takes words that choose cells: `-- --remote contact --fault loop --situation first`.
 */
const { values: chosen } = parseArgs({
  options: {
    remote: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    situation: { type: 'string', default: '' },
  },
});
await buildSite();
const browser = await chromium.launch(config.use?.launchOptions);
const matrix = await startMatrix(browser);
const rows: Row[] = [];
try {
  for (const subject of subjects) {
    if (!`${subject.remote} ${subject.expose}`.includes(chosen.remote)) continue;
    for (const fault of faults) {
      if (!fault.name.includes(chosen.fault) || (subject.fragment && fault.isForPagesOnly)) continue;
      const asked = situations.filter((situation) => situation.includes(chosen.situation));
      for (const row of await matrix.tryFault(subject, fault, asked)) {
        rows.push(row);
        print(row);
      }
    }
  }
} finally {
  await matrix.stop();
  await browser.close();
}
const failed = rows.filter(({ harm }) => harm.length > 0);
console.log(`\n${rows.length} cells, ${failed.length} with harm`);
for (const { subject, fault, situation, harm } of failed) {
  console.log(`${subject}, ${fault}, ${situation}:\n  ${harm.join('\n  ')}`);
}
process.exitCode = failed.length > 0 ? 1 : 0;

function print({ subject, fault, situation, saw, status, took, log, harm }: Row): void {
  const cells = [
    harm.length > 0 ? 'HARM' : 'ok',
    subject,
    fault,
    situation,
    `${status ?? ''} ${saw}`.trim(),
    took,
    log.slice(0, 160),
  ];
  const widths = [4, 25, 32, 17, 24, 48, 0];
  console.log(cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '));
}
