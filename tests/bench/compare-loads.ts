import type { Browser } from 'playwright';
import { type Load, measureLoad } from './measure-load.ts';
import type { Device } from './open-device.ts';
import type { Row } from './print-table.ts';

/** The two sites that are compared, by their origins. */
export interface Sides {
  site: string;
  twin: string;
}

interface Options {
  device: Device;
  paths: readonly string[];
  runs: number;
}

const figures: { figure: keyof Load; name: string; unit?: string; goal?: Row['goal'] }[] = [
  { figure: 'firstPaint', name: 'first paint', unit: 'ms', goal: { ratio: 1.1 } },
  { figure: 'largestPaint', name: 'largest paint', unit: 'ms', goal: { ratio: 1.1 } },
  { figure: 'menuAnswers', name: 'menu answers a click', unit: 'ms', goal: { ratio: 1 } },
  { figure: 'blocking', name: 'blocking time', unit: 'ms', goal: { more: 60 } },
  { figure: 'layoutShift', name: 'layout shift', goal: { atMost: 0 } },
  { figure: 'requests', name: 'requests', goal: { atMost: 22 } },
  { figure: 'javaScript', name: 'JavaScript, bytes', goal: { atMost: 109_000 } },
  { figure: 'bytes', name: 'all bytes' },
];

/**
 * First visits with an empty cache. The two sides take turns. One visit of each goes before and is not counted: in it the
 * content service makes the sizes of the pictures, which Contentful's servers have ready.
 */
export async function compareLoads(browser: Browser, sides: Sides, { device, paths, runs }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const loads = { site: [] as Load[], twin: [] as Load[] };
    for (let run = -1; run < runs; run += 1) {
      for (const side of ['site', 'twin'] as const) {
        const load = await measureLoad(browser, sides[side] + path, device);
        if (run >= 0) loads[side].push(load);
      }
    }
    for (const { figure, name, ...rest } of figures) {
      const [site, twin] = [loads.site, loads.twin].map((side) => side.map((load) => load[figure]));
      rows.push({ name: `${path} on a ${device}: ${name}`, site: site ?? [], twin: twin ?? [], ...rest });
    }
  }
  return rows;
}
