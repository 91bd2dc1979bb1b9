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
 * them and every figure in it stands there.
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
  if (figuresIn(text).some((figure) => !figuresIn(source).includes(figure))) {
    return undefined;
  }
  const links = [...new Map(known.map(({ path, title }) => [path, toLink(path, title)])).values()];
  return toParagraph(`${escapeHtml(text)} (${links.join(', ')})`);
}

const factors: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** Numbers as they are compared: `$500K` and `500,000` are the same. */
function figuresIn(text: string): string[] {
  const found = text.match(/\d[\d.,:]*\d\s?[km]?\b|\d\s?[km]?\b/gi) ?? [];
  return found.map((figure) => {
    const plain = figure.toLowerCase().replace(/[\s,]/g, '');
    const factor = factors[plain.at(-1) ?? ''] ?? 1;
    const number = Number(plain.replace(/[km]$/, ''));
    return Number.isNaN(number) ? plain : String(number * factor);
  });
}

function hasAddress(text: string): boolean {
  return /(?:[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript|data|tel):|<[a-z/!])/i.test(text);
}
