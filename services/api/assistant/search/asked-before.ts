import learned from './asked.json' with { type: 'json' };
import type { QueryTerm } from './query.ts';
import { leastWeight, toWeight } from './word-weight.ts';
import { toStems } from './words.ts';

/** Questions that somebody read, with the pages that answer them. */
export interface AskedQuestions {
  pages: readonly string[];
  /** The places of the pages, by the stems of the question; none if it had to be refused. */
  questions: Readonly<Record<string, readonly number[]>>;
}

/** What earlier questions say about a question. */
export interface AskedBefore {
  /** How alike the nearest question is that a page answers, 0 to 1. Of a question with many answers, each page gets less. */
  nearestOf(path: string): number;
  /** The share of the question in words that earlier questions about the page had, 0 to 1. */
  wordsOf(path: string): number;
  /** From -1 if questions like this one had to be refused, to 1 if pages answer them; 0 if there are none. */
  answerable: number;
}

/** A word counts for a question that has it or, this surely, another that stands for it. */
const leastStrength = 0.4;
/** A word is the question's own, or its right spelling, from here on. */
const leastOwn = 0.85;
/** How many questions must have had a word for half of its weight. */
const halfAt = 0.7;
/** The nearest questions count most. */
const power = 4;
/** As much as one question that is half alike. */
const smoothing = 0.05;

/** The stems by which a question is remembered. */
export function toAskedKey(question: string, before = ''): string {
  const speaking = toStems(`${question} ${before}`).filter((stem) => toWeight(stem) >= leastWeight);
  return [...new Set(speaking)].toSorted().join(' ');
}

/**
 * Remembers questions in visitors' words, where pages are written in the company's: who asks alike may mean the same page.
 * `npm run assistant:train` writes them.
 *
 * @param isPublished questions that only other pages answered make the assistant unsure: the site may not speak of them anymore
 * @returns a function that compares a question with all but those of the key `except`
 */
export function createAskedBefore({ pages, questions }: AskedQuestions = learned, isPublished = (_: string) => true) {
  const all = Object.entries(questions).map(([key, places]) => ({
    key,
    stems: key.split(' '),
    paths: places.map((place) => pages[place] ?? '').filter(isPublished),
    isRefused: places.length === 0,
  }));
  const byStem = new Map<string, typeof all>();
  for (const one of all) {
    for (const stem of one.stems) {
      byStem.set(stem, [...(byStem.get(stem) ?? []), one]);
    }
  }
  // A word that many questions have, such as the company's name, says little about what one of them means.
  const toRarity = (stem: string) => Math.log((all.length + 1) / ((byStem.get(stem)?.length ?? 0) + 1));
  const weightOf = new Map([...byStem.keys()].map((stem) => [stem, toWeight(stem) * toRarity(stem)]));
  const toSum = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + (weightOf.get(stem) ?? 0), 0);
  const lengths = new Map(all.map(({ key, stems }) => [key, toSum(stems)]));

  /** How much of the question each earlier one has, and how much of that one is in the question. */
  function compare(terms: readonly QueryTerm[], except: string) {
    const weights = terms.map(({ weight, stems }) => weight * toRarity([...stems.keys()][0] ?? ''));
    const length = weights.reduce((sum, weight) => sum + weight, 0);
    const shared = new Map<(typeof all)[number], { ofThis: number; ofThat: number }>();
    for (const [at, { stems }] of terms.entries()) {
      const strongest = new Map<(typeof all)[number], { strength: number; stem: string }>();
      for (const [stem, strength] of stems) {
        for (const one of strength >= leastStrength ? (byStem.get(stem) ?? []) : []) {
          if (one.key !== except && strength > (strongest.get(one)?.strength ?? 0)) {
            strongest.set(one, { strength, stem });
          }
        }
      }
      for (const [one, { strength, stem }] of strongest) {
        const { ofThis, ofThat } = shared.get(one) ?? { ofThis: 0, ofThat: 0 };
        shared.set(one, {
          ofThis: ofThis + strength * (weights[at] ?? 0),
          ofThat: ofThat + strength * (weightOf.get(stem) ?? 0),
        });
      }
    }
    return [...shared].map(([{ key, paths, isRefused }, { ofThis, ofThat }]) => ({
      paths,
      isRefused,
      alike: Math.sqrt(toShare(ofThis, length) * toShare(ofThat, lengths.get(key) ?? 0)),
    }));
  }

  /** How much of the question in words that questions about each page had. */
  function toKnownWords(terms: readonly QueryTerm[], except: string) {
    const length = terms.reduce((sum, { weight }) => sum + weight, 0);
    const words = new Map<string, number>();
    for (const { weight, stems } of terms) {
      const own = [...stems].filter(([, strength]) => strength >= leastOwn);
      const having = new Set(own.flatMap(([stem]) => byStem.get(stem) ?? []));
      const counts = new Map<string, number>();
      for (const { paths } of [...having].filter(({ key }) => key !== except)) {
        for (const path of paths) {
          counts.set(path, (counts.get(path) ?? 0) + 1 / paths.length);
        }
      }
      for (const [path, count] of counts) {
        words.set(path, (words.get(path) ?? 0) + (weight / length) * (count / (count + halfAt)));
      }
    }
    return words;
  }

  return (terms: readonly QueryTerm[], except = ''): AskedBefore => {
    const known = toKnownWords(terms, except);
    const nearest = new Map<string, number>();
    let answered = 0;
    let refused = 0;
    let all = 0;
    for (const { paths, isRefused, alike } of compare(terms, except)) {
      all += alike ** power;
      if (isRefused) {
        refused += alike ** power;
      } else if (paths.length > 0) {
        answered += alike ** power;
      }
      for (const path of paths) {
        nearest.set(path, Math.max(nearest.get(path) ?? 0, alike / Math.sqrt(paths.length)));
      }
    }
    return {
      nearestOf: (path) => nearest.get(path) ?? 0,
      wordsOf: (path) => known.get(path) ?? 0,
      answerable: (answered - refused) / (all + smoothing),
    };
  };
}

function toShare(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole);
}
