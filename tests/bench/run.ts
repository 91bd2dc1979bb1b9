import { chromium } from 'playwright';
import config from '../playwright.config.ts';
import buildSite from '../site/build-site.ts';
import { startTestSite } from '../site/start-test-site.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { measureNavigation } from './measure-navigation.ts';
import { median, printTable, type Row } from './print-table.ts';
import { startStaticReference } from './start-static-reference.ts';

const study = '/case-study/freightdatacenterexit';
const runs = Number(process.argv[2] ?? 7);

/**
 * `npm run bench`: compares this site with a static copy of its pages, with the same text, styles and images, on a slow
 * phone. Loads alternate, so that anything else the machine does affects both sides. Figures are medians; run it on an
 * idle machine.
 */
await buildSite();
const site = await startTestSite();
const reference = await startStaticReference(site.url, ['/', '/case-study', study]);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  await Promise.all(['/', '/case-study', study].map((path) => fetch(site.url + path)));
  const loads = { site: [] as Load[], reference: [] as Load[] };
  const toList = { site: [] as number[], reference: [] as number[] };
  const toDetail = { site: [] as number[], reference: [] as number[] };
  for (let run = 1; run <= runs; run += 1) {
    for (const [side, origin] of [
      ['site', site.url],
      ['reference', reference.url],
    ] as const) {
      loads[side].push(await measureLoad(browser, origin));
      toList[side].push(await measureNavigation(browser, origin, '/', '/case-study'));
      toDetail[side].push(await measureNavigation(browser, origin, '/case-study', study));
    }
    console.log(`run ${run} of ${runs}`);
  }
  const of = (figure: keyof Load) => ({
    site: median(loads.site.map((load) => load[figure])),
    reference: median(loads.reference.map((load) => load[figure])),
  });
  const rows: Row[] = [
    { name: 'first paint', ...of('firstPaint'), unit: 'ms', goal: { ratio: 1.1 } },
    { name: 'largest paint', ...of('largestPaint'), unit: 'ms', goal: { ratio: 1.1 } },
    // The menu works without scripts on both sides. On a tuned static site, it answers at 1.43x the first paint.
    {
      name: 'menu answers a click, relative to first paint',
      site: of('menuAnswers').site,
      reference: of('firstPaint').reference,
      unit: 'ms',
      goal: { ratio: 1.43 },
    },
    { name: 'layout shift', ...of('layoutShift'), unit: '', goal: { atMost: 0 } },
    { name: 'requests', ...of('requests'), unit: '', goal: { atMost: 22 } },
    { name: 'JavaScript', ...of('javaScript'), unit: 'bytes', goal: { atMost: 110_000 } },
    { name: 'HTML with its styles', ...of('html'), unit: 'bytes', goal: { atMost: 30_000 } },
    { name: 'blocking after first paint', ...of('blocking'), unit: 'ms', goal: { atMost: 111 } },
    {
      name: 'home to list',
      site: median(toList.site),
      reference: median(toList.reference),
      unit: 'ms',
      goal: { ratio: 0.76 },
    },
    {
      name: 'list to detail',
      site: median(toDetail.site),
      reference: median(toDetail.reference),
      unit: 'ms',
      goal: { ratio: 0.47 },
    },
  ];
  printTable(rows);
} finally {
  await browser.close();
  reference.close();
  await site.stop();
}
