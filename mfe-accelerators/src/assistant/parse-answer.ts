import { type HtmlNode, parseHtml } from '#parse-html';
import { type AnswerElement, answerElements, unwrappedElements } from './answer-allowlist.ts';

/** A node of an answer: text, or an allowed element. Callers must escape the text when they write it out. */
export type AnswerNode = string | { name: AnswerElement; href?: string; children: AnswerNode[] };

/**
 * Parses an answer as a browser would and keeps only allowed elements, link URLs, and text. Used for the server's HTML, and
 * in browsers that hydrate it or could not load the sanitizer.
 *
 * @param html untrusted
 */
export function parseAnswer(html: string): AnswerNode[] {
  return toAnswer(parseHtml(html), []);
}

/** Maximum nesting. Below it only text is kept, so that no answer can exhaust the stack. */
const deepest = 50;

/** @param above ancestor element names, the outermost first */
function toAnswer(nodes: HtmlNode[], above: string[]): AnswerNode[] {
  if (above.length >= deepest) return [toText(nodes)];
  return nodes.flatMap((node): AnswerNode[] => {
    if (typeof node === 'string') return [node];
    const { name } = node;
    if (!isAllowed(name) && !isUnwrapped(name)) return [];
    const children = toAnswer(node.readChildren(), [...above, name]);
    if (!isAllowed(name) || !fits(name, above)) return [' ', ...children, ' '];
    return [{ name, children, ...(name === 'a' && { href: node.readHref() }) }];
  });
}

function toText(nodes: HtmlNode[]): string {
  const rest = nodes.toReversed();
  let text = '';
  while (rest.length > 0) {
    const node = rest.pop() ?? '';
    if (typeof node === 'string') text += node;
    else if (isAllowed(node.name) || isUnwrapped(node.name)) {
      for (const child of node.readChildren().reverse()) rest.push(child);
    }
  }
  return text;
}

function isAllowed(name: string): name is AnswerElement {
  return (answerElements as readonly string[]).includes(name);
}

function isUnwrapped(name: string): boolean {
  return (unwrappedElements as readonly string[]).includes(name);
}

/**
 * Whether a browser would parse the element into the same place again. False if only a removed table or box made it legal
 * there.
 */
function fits(name: AnswerElement, above: string[]): boolean {
  if (name === 'a') return !above.includes('a');
  if (name === 'li') return above.findLast((other) => ['li', 'ol', 'ul'].includes(other)) !== 'li';
  const isBlock = ['blockquote', 'h3', 'h4', 'ol', 'p', 'ul'].includes(name);
  return !isBlock || !above.some((other) => ['h3', 'h4', 'p'].includes(other));
}
