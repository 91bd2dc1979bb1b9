import { escapeHtml, toLink, toParagraph } from '../answer/html.ts';

/** A part of the site that a model may cite by its number. */
export interface NumberedPassage {
  number: number;
  path: string;
  title: string;
  text: string;
}

/**
 * Turns a sentence of a model into HTML, or into nothing if it may not be shown. Whatever the model was talked into, its text
 * is escaped, links lead only to the passages that it was given, and a sentence is shown only if it cites at least one of
 * them and every figure with its unit, month, and domain in it stands there.
 */
export function toCitedSentence(line: string, passages: readonly NumberedPassage[]): string | undefined {
  const cited = [...line.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) =>
    passages.find((passage) => passage.number === Number(number)),
  );
  const known = cited.filter((passage) => passage !== undefined);
  const text = line
    .replace(/\[\[[^\]]*\]\]/g, '')
    .replace(/\s+(?=[.,;!?]|$)/g, '')
    .replace(/^[-*•\s]+/, '')
    .trim();
  if (known.length === 0 || known.length < cited.length || !text || hasAddress(text)) {
    return undefined;
  }
  const source = known.map((passage) => `${passage.title} ${passage.text}`).join(' ');
  const stated = new Set(figuresIn(source).flatMap(({ bare, withUnit }) => [bare, withUnit]));
  // One is mostly no figure: `one of them`, `no one`.
  if (figuresIn(text.replace(/\bone\b/gi, '')).some(({ withUnit }) => !stated.has(withUnit))) {
    return undefined;
  }
  if (domainsIn(text).some((domain) => !domainsIn(source).includes(domain))) {
    return undefined;
  }
  const links = [...new Map(known.map(({ path, title }) => [path, toLink(path, title)])).values()];
  return toParagraph(`${escapeHtml(text)} (${links.join(', ')})`);
}

const factors: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 };
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const word = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi');
/** As a name: whoever `may apply` names none. */
const month = /\b(?:January|February|March|April|May(?=,? \d)|June|July|August|September|October|November|December)\b/g;

/**
 * Numbers as they are compared, bare and with their unit: `$500K` and `500,000 dollars` are the same, `30%` and `$30` are not.
 * `Three` is `3`, and months count as figures.
 */
function figuresIn(text: string): { bare: string; withUnit: string }[] {
  const numbers = text
    .replace(word, (found) => String(words.indexOf(found.toLowerCase())))
    .matchAll(
      /([$€£])?\s?(\d[\d.,:]*\d|\d)(?:\s?(k|m|thousand|million|billion)\b)?(?:[-\s]?(%|percent\b|dollars\b|USD\b|(?:minute|hour|day|week|month|year)(?=s?\b)))?/gi,
    );
  const figures = Array.from(numbers, ([, sign, digits = '', factor = '', unit = '']) => {
    const plain = digits.replace(/,/g, '');
    const number = Number(plain) * (factors[factor.toLowerCase()] ?? 1);
    const bare = Number.isNaN(number) ? plain : String(number);
    const named = unit.toLowerCase();
    return { bare, withUnit: bare + (sign ?? units[named] ?? named) };
  });
  const months = text.match(month) ?? [];
  return [...figures, ...months.map((name) => ({ bare: name, withUnit: name }))];
}

const units: Record<string, string> = { '%': '%', percent: '%', dollars: '$', usd: '$' };

function hasAddress(text: string): boolean {
  return /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript|data|tel):|<[a-z/!])/i.test(text);
}

/** Domains written without a scheme, of websites and of email. */
function domainsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu) ?? [];
}
