import type { SitePage } from '../knowledge/page.ts';
import learned from './cues.json' with { type: 'json' };
import { toWeight } from './word-weight.ts';
import { toStem, toWords } from './words.ts';

/** The order of the counts in cues.json. `none` means that the question had to be refused. */
export const cueKinds = [
  'none',
  'program',
  'service',
  'case study',
  'funding',
  'company',
  'news',
  'contact',
  'policy',
  'document',
] as const;

/** How many questions that teach had a cue, by the kind of page that answers them. */
export interface CueCounts {
  /** Of all questions. */
  all: readonly number[];
  cues: Readonly<Record<string, readonly number[]>>;
}

/** What the form of a question says about it, whatever it is about: log odds, 0 if it says nothing. */
export interface CueScores {
  answerable: number;
  kinds: ReadonlyMap<SitePage['kind'], number>;
}

/** Words that occur this often say how something is asked, not what it is about. */
const lightest = 1;
const smoothing = 4;
/** Cues of one question are not independent of one another. */
const damping = 0.4;

/** The common words of a question and the pairs of them, such as `who`, `how do i`, `did the`. */
export function toCues(question: string): string[] {
  const words = toWords(question).map((word) => (toWeight(toStem(word)) < lightest ? word : ''));
  const pairs = words.slice(1).map((word, at) => (word && words[at] ? `${words[at]} ${word}` : ''));
  const [first = ''] = words;
  return [...new Set([...words, ...pairs, first && `^ ${first}`].filter(Boolean))];
}

/** Reads cues by how often questions of each kind had them among those that teach. `npm run assistant:train` counts. */
export function readCues(question: string, { all, cues }: CueCounts = learned): CueScores {
  const rows = toCues(question)
    .map((cue) => cues[cue])
    .filter((row) => row !== undefined);
  const total = toSum(all);
  const toOdds = (counts: (row: readonly number[]) => number) => {
    const usual = counts(all) / total;
    const sum = rows.reduce(
      (odds, row) => odds + Math.log((counts(row) + smoothing * usual) / (toSum(row) + smoothing) / usual),
      0,
    );
    return usual === 0 ? 0 : damping * sum;
  };
  return {
    answerable: toOdds((row) => toSum(row) - (row[0] ?? 0)) - toOdds(([none = 0]) => none),
    kinds: new Map(cueKinds.slice(1).map((kind, at) => [kind as SitePage['kind'], toOdds((row) => row[at + 1] ?? 0)])),
  };
}

function toSum(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
