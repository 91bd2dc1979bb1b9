import { type AnswerElement, answerElements, unwrappedElements } from './answer-allowlist.ts';

/** A node of an answer: text, or an allowed element. Callers must escape the text when they write it out. */
export type AnswerNode = string | { name: AnswerElement; href?: string; children: AnswerNode[] };

type OpenElement = Exclude<AnswerNode, string>;

/**
 * Parses an answer on the server, where there is no browser to do it. It may disagree with browsers on broken HTML: the
 * tree can hold only allowed elements, so the worst result is odd text.
 */
export function parseAnswer(html: string): AnswerNode[] {
  const root: OpenElement = { name: 'p', children: [] };
  let open: OpenElement[] = [root];
  const top = () => open.at(-1) ?? root;
  const close = (...names: AnswerElement[]) => {
    const at = open.findLastIndex(({ name }, index) => index > 0 && names.includes(name));
    if (at > 0) open = open.slice(0, at);
  };

  for (const { 0: token, groups = {} } of html.replace(unseenContent, '').matchAll(tokens)) {
    const { closing, attributes = '' } = groups;
    const name = groups.name?.toLowerCase() ?? '';
    if (!groups.name) {
      if (!token.startsWith('<!')) top().children.push(decode(token));
    } else if (!isAllowed(name)) {
      if (isUnwrapped(name)) top().children.push(' ');
    } else if (closing) {
      close(name);
    } else {
      if (isBlock(name)) close('p', 'h3', 'h4', 'a');
      if (name === 'li' && top().name === 'li') close('li');
      if (name === 'a') close('a');
      if (open.length >= deepest) continue;
      const element: OpenElement = { name, children: [], ...(name === 'a' && { href: hrefIn(attributes) }) };
      top().children.push(element);
      if (name !== 'br') open.push(element);
    }
  }
  return root.children;
}

/** Maximum nesting. Below it only text is kept, so that no answer can exhaust the stack. */
const deepest = 50;

/** Comments, and elements whose content is not part of the answer's text. An unclosed one swallows the rest. */
const unseenContent =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|textarea|title|iframe|noembed|noframes|xmp|svg|math|object|select|audio|video)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

const tokens =
  /<(?<closing>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^'">])*)>|<[!?][^>]*>|<\/?[a-z][^>]*$|[^<]+|</gi;

function isAllowed(name: string): name is AnswerElement {
  return (answerElements as readonly string[]).includes(name);
}

function isUnwrapped(name: string): boolean {
  return (unwrappedElements as readonly string[]).includes(name);
}

function isBlock(name: AnswerElement): boolean {
  return ['blockquote', 'h3', 'h4', 'ol', 'p', 'ul'].includes(name);
}

function hrefIn(attributes: string): string {
  const [, quoted] = /(?:^|[\s"'/])href\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/i.exec(attributes) ?? [];
  return decode((quoted ?? '').replace(/^["']|["']$/g, ''));
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
