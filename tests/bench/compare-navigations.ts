import type { Browser } from 'playwright';
import type { Sides } from './compare-loads.ts';
import { measureLoad } from './measure-load.ts';
import { measureNavigation } from './measure-navigation.ts';
import type { Row } from './print-table.ts';

interface Tap {
  name: string;
  from: string;
  to: string;
  /** How long the tap may take as soon as the link is there, relative to a full load of the twin's page. */
  goal: number;
}

/** How long a visitor reads before the later tap, in milliseconds. */
const readingTime = 2_000;
const goalAfterReading = 0.25;

/** Taps on a phone, compared with a full load of the static page that they lead to. */
export async function compareNavigations(
  browser: Browser,
  sides: Sides,
  { taps, runs }: { taps: readonly Tap[]; runs: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, from, to, goal } of taps) {
    const times = { atOnce: [] as number[], later: [] as number[], load: [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      times.atOnce.push(await measureNavigation(browser, sides.site, { from, to, after: 0 }));
      times.load.push((await measureLoad(browser, sides.twin + to, 'phone')).firstPaint);
      times.later.push(await measureNavigation(browser, sides.site, { from, to, after: readingTime }));
    }
    const row = { twin: times.load, unit: 'ms' };
    rows.push({
      name: `tap to the ${name} at once, and the twin's load`,
      site: times.atOnce,
      ...row,
      goal: { ratio: goal },
    });
    rows.push({
      name: `tap to the ${name} after 2 s, and the twin's load`,
      site: times.later,
      ...row,
      goal: { ratio: goalAfterReading },
    });
  }
  return rows;
}
