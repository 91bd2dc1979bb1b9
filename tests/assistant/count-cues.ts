import { type CueCounts, cueKinds, toCues } from 'services/api/assistant/search/cues.ts';

export interface AskedAbout {
  question: string;
  /** The kinds of the pages that answer it; `none` if it must be refused. */
  kinds: readonly (typeof cueKinds)[number][];
}

const fewest = 3;

/** Counts the cues of questions, leaving out those that hardly any question has. */
export function countCues(questions: readonly AskedAbout[]): CueCounts {
  const all = toRow();
  const cues = new Map<string, number[]>();
  for (const asked of questions) {
    add(all, asked.kinds);
    for (const cue of readCuesOf(asked.question)) {
      const row = cues.get(cue) ?? toRow();
      cues.set(cue, row);
      add(row, asked.kinds);
    }
  }
  const common = [...cues].filter(([, row]) => row.reduce((sum, count) => sum + count, 0) > fewest - 0.1);
  const rounded = common.map(([cue, row]) => [cue, row.map(round)] as const);
  return { all: all.map(round), cues: Object.fromEntries(rounded.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The same questions are counted many times while each of them is left out once. */
const known = new Map<string, string[]>();

function readCuesOf(question: string): string[] {
  const cues = known.get(question) ?? toCues(question);
  known.set(question, cues);
  return cues;
}

function toRow(): number[] {
  return cueKinds.map(() => 0);
}

function add(row: number[], kinds: AskedAbout['kinds']): void {
  for (const kind of kinds) {
    const at = cueKinds.indexOf(kind);
    row[at] = (row[at] ?? 0) + 1 / kinds.length;
  }
}

function round(count: number): number {
  return Math.round(count * 100) / 100;
}
