import { isExpected, type TestQuestion } from './question-set.ts';

/** What an answerer did with a question: the pages it named, the most important first, and whether it was sure of them. */
export interface Outcome {
  pages: string[];
  did: 'answer' | 'suggest' | 'refuse' | 'small talk';
}

export interface Figures {
  questions: number;
  hit1: number;
  hit3: number;
  refusedRightly: number;
  refusedWrongly: number;
  wrongAndConfident: number;
  toBeRefused: number;
}

/** Counts what happened to the questions. */
export function measure(questions: readonly TestQuestion[], outcomes: readonly Outcome[]): Figures {
  const results = questions.map((question, place) => toResult(question, outcomes[place] as Outcome));
  const count = (what: keyof ReturnType<typeof toResult>) => results.filter((result) => result[what]).length;
  return {
    questions: questions.length,
    hit1: count('hit1'),
    hit3: count('hit3'),
    refusedRightly: count('refusedRightly'),
    refusedWrongly: count('refusedWrongly'),
    wrongAndConfident: count('wrongAndConfident'),
    toBeRefused: questions.filter(({ expected }) => !Array.isArray(expected)).length,
  };
}

function toResult({ expected, kind }: TestQuestion, { pages, did }: Outcome) {
  if (!Array.isArray(expected)) {
    // A question for a person may be answered with the ways to reach one.
    const isHandedOver = kind === 'hand-over' && did === 'answer' && pages[0] === '/contact-us';
    const isRight =
      expected === 'refused' ? did === 'refuse' || isHandedOver : did === 'small talk' || did === 'refuse';
    return {
      hit1: false,
      hit3: false,
      refusedRightly: isRight,
      refusedWrongly: false,
      wrongAndConfident: did === 'answer' && !isRight,
    };
  }
  const isRefused = did === 'refuse' || did === 'small talk';
  const isAny = (path: string) => isExpected(path, expected.flat());
  const hit1 = !isRefused && isAny(pages[0] ?? '');
  const hit3 = !isRefused && expected.every((part) => pages.slice(0, 3).some((path) => isExpected(path, part)));
  return { hit1, hit3, refusedRightly: false, refusedWrongly: isRefused, wrongAndConfident: did === 'answer' && !hit1 };
}

/** A share with its 95 % confidence interval (Wilson), such as `85 % (72–93)`. */
export function toShare(part: number, whole: number): string {
  if (whole === 0) {
    return '–';
  }
  const z = 1.96;
  const share = part / whole;
  const center = (share + z ** 2 / (2 * whole)) / (1 + z ** 2 / whole);
  const spread = (z / (1 + z ** 2 / whole)) * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  const percent = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100);
  return `${percent(share)} % (${percent(center - spread)}–${percent(center + spread)})`;
}
