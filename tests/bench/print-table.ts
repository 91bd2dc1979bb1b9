/** A row of the benchmark: what each run measured on both sides, and the goal. */
export interface Row {
  name: string;
  site: number[];
  twin: number[];
  unit?: string | undefined;
  /** The highest ratio to the twin, the lowest one, the highest difference, or the highest value. */
  goal?: { ratio: number } | { atLeast: number } | { more: number } | { atMost: number } | undefined;
}

/** Writes the rows as a Markdown table: medians, with the lowest and highest value of each side. */
export function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ name, site, twin, unit = '', goal }) => {
    const ratio = median(twin) > 0 ? `${(median(site) / median(twin)).toFixed(2)}x` : '';
    return `| ${[name, show(site, unit), show(twin, unit), ratio, ...judge(goal, median(site), median(twin))].join(' | ')} |`;
  });
  return ['| | this site | static twin | ratio | goal | met |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function judge(goal: Row['goal'], site: number, twin: number): [goal: string, met: string] {
  if (!goal) return ['', ''];
  const [text, isMet] = compare(goal, site, twin);
  return [text, isMet ? 'yes' : '**no**'];
}

function compare(goal: NonNullable<Row['goal']>, site: number, twin: number): [text: string, isMet: boolean] {
  if ('ratio' in goal) return [`≤ ${goal.ratio}x`, site <= goal.ratio * twin];
  if ('atLeast' in goal) return [`≥ ${goal.atLeast}x`, site >= goal.atLeast * twin];
  if ('more' in goal) return [`≤ twin + ${goal.more}`, site <= twin + goal.more];
  return [`≤ ${goal.atMost}`, site <= goal.atMost];
}

function show(values: readonly number[], unit: string): string {
  if (values.length === 0) return '';
  const round = (value: number) => (value < 10 && value % 1 !== 0 ? value.toFixed(2) : Math.round(value).toString());
  const [low, high] = [Math.min(...values), Math.max(...values)].map(round);
  const spread = low === high ? '' : ` (${low}–${high})`;
  return `${round(median(values))}${unit && ` ${unit}`}${spread}`;
}
