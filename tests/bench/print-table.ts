/** A row of the benchmark: the medians of both sides, and the goal. */
export interface Row {
  name: string;
  site: number;
  reference: number;
  unit: string;
  /** The highest ratio to the reference, or the highest value. */
  goal: { ratio: number } | { atMost: number };
}

export function printTable(rows: Row[]): void {
  const lines = rows.map(({ name, site, reference, unit, goal }) => {
    const ratio = reference > 0 ? site / reference : undefined;
    const isMet = 'ratio' in goal ? (ratio ?? 0) <= goal.ratio : site <= goal.atMost;
    return {
      '': name,
      'this site': show(site, unit),
      'static page': show(reference, unit),
      ratio: ratio ? `${ratio.toFixed(2)}x` : '',
      goal: 'ratio' in goal ? `≤ ${goal.ratio}x` : `≤ ${show(goal.atMost, unit)}`,
      met: isMet ? 'yes' : 'NO',
    };
  });
  console.table(Object.fromEntries(lines.map(({ '': name, ...cells }) => [name, cells])));
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function show(value: number, unit: string): string {
  const digits = unit === '' && value % 1 !== 0 ? 3 : 0;
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}
