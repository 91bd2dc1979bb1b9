import { expect, test } from '../site/test.ts';
import { compareLoads } from './compare-loads.ts';
import { compareNavigations } from './compare-navigations.ts';
import { compareThroughput } from './compare-throughput.ts';
import { toTable } from './print-table.ts';
import { startStaticTwin } from './start-static-twin.ts';

test('one run of the benchmark measures each of its figures', async ({ site, browser }) => {
  test.setTimeout(240_000);
  const twin = await startStaticTwin(site.url, ['/', '/case-study']);
  const sides = { site: site.url, twin: twin.url };
  const taps = [{ name: 'list', from: '/', to: '/case-study', goal: 0.7 }];
  const rows = [
    ...(await compareThroughput(sides, { pages: ['/'], runs: 1, connections: 5 })),
    ...(await compareLoads(browser, sides, { device: 'phone', paths: ['/'], runs: 1 })),
    ...(await compareNavigations(browser, sides, { taps, runs: 1 })),
  ];
  await twin.stop();
  console.log(toTable(rows));
  const withoutFigure = rows.filter(({ name, site: [figure = 0] }) => figure <= 0 && !/blocking|shift/.test(name));
  expect(withoutFigure.map(({ name }) => name)).toEqual([]);
  const shift = rows.find(({ name }) => name.endsWith('layout shift'));
  expect(shift?.site).toEqual([0]);
});
