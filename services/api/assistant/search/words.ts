import { stemmer } from 'stemmer';
import { toAmerican } from './american-spelling.ts';

/** What people type for a word. */
const abbreviations = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['nr', 'number'],
  ['tel', 'telephone'],
  ['addr', 'address'],
  ['mgmt', 'management'],
  ['biz', 'business'],
  ['info', 'information'],
  ['infos', 'information'],
  ['im', 'i'],
  ['ive', 'i'],
  ['youll', 'you'],
  ['youve', 'you'],
  ['weve', 'we'],
  ['theyre', 'they'],
  ['theyve', 'they'],
]);

/** `don't`, `dont`, and `wouldn’t`: lists of how common words are count their halves. */
const negations = /\b(ca|wo|do|does|did|is|are|was|were|would|could|should|have|has|had)n['’]?t\b/g;
const endings = /(\p{L})['’](?:m|ve|re|ll|d)\b/gu;
const irregular = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
]);

/**
 * The words of a text in any script, in lower case and without accents. Abbreviations and amounts are written out: `$500K` is
 * `500000`. `Don't` is `do not`. British spellings are American ones. `SOC2` is `soc 2`, but `EC2` is one word.
 */
export function toWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(negations, (_, verb: string) => `${irregular.get(verb) ?? verb} not`)
    .replace(endings, '$1')
    .replace(/['’]/g, '')
    .replace(/(\p{L}{3})(?=\d)/gu, '$1 ');
  return (plain.match(/\d[\d,.]*\d(?=k?\b)k?|\d+k\b|[\p{L}\p{N}]+/gu) ?? []).map(
    (word) => abbreviations.get(word) ?? toAmerican(toAmount(word)),
  );
}

function toAmount(word: string): string {
  if (!/^\d[\d,.]*k?$/.test(word)) {
    return word;
  }
  const number = word.replace(/k$/, '').replace(/,(?=\d{3}\b)/g, '');
  return word.endsWith('k') ? String(Number(number) * 1000) : number;
}

/** Makes `restored`, `restores`, and `restoring` one word, but not `news` and `new`. */
export function toStem(word: string): string {
  if (word === 'news') {
    return word;
  }
  return /^[a-z]{3,}$/.test(word) ? stemmer(word) : word;
}

export function toStems(text: string): string[] {
  return toWords(text).map(toStem);
}
