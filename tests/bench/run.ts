import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import config from '../playwright.config.ts';
import buildSite from '../site/build-site.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { compareLoads } from './compare-loads.ts';
import { compareNavigations } from './compare-navigations.ts';
import { compareThroughput } from './compare-throughput.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureRemotes } from './measure-remotes.ts';
import { type Row, toTable } from './print-table.ts';
import { startStaticTwin } from './start-static-twin.ts';

/**
 * `npm run bench`: compares this site with a static twin of its pages, and writes `results.md`. `npm run bench -- 9` runs
 * nine times. Both sides take turns, so that whatever else the machine does affects both; only ratios mean something.
 */
const runs = Number(process.argv[2] ?? 5);
const study = '/case-study/freightdatacenterexit';
const paths = ['/', '/case-study', study, '/contact-us'];

await buildSite();
const site = await startTestSite({ env: { ALLOW_CHOSEN_VERSIONS: 'false' } });
const twin = await startStaticTwin(site.url, paths);
const browser = await chromium.launch(config.use?.launchOptions);
const rows: Row[] = [];
try {
  const sides = { site: site.url, twin: twin.url };
  rows.push(...(await compareThroughput(sides, { pages: ['/', study], runs })));
  for (const device of ['phone', 'desktop'] as const) {
    rows.push(...(await compareLoads(browser, sides, { device, paths, runs })));
  }
  const taps = [
    { name: 'list', from: '/', to: '/case-study', goal: 0.7 },
    { name: 'detail', from: '/case-study', to: study, goal: 0.6 },
  ];
  rows.push(...(await compareNavigations(browser, sides, { taps, runs })));
  rows.push(...(await measureGrowth(runs)), ...(await measureRemotes(runs)));
} finally {
  await browser.close();
  await twin.stop();
  await site.stop();
}
const table = toTable(rows);
console.log(table);
const date = new Date().toISOString().slice(0, 10);
const title = `# Measured on ${date}\n\nMedians of ${runs} runs in turns, with the lowest and highest value. \`npm run bench\` writes this file.\n\n`;
await writeFile(join(import.meta.dirname, 'results.md'), `${title}${table}\n`);
