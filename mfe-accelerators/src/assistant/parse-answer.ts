import { type HtmlNode, parseHtml } from '#parse-html';
import { type AnswerElement, answerElements, unwrappedElements } from './answer-allowlist.ts';

/** A node of an answer: text, or an allowed element. Callers must escape the text when they write it out. */
export type AnswerNode = string | { name: AnswerElement; href?: string; children: AnswerNode[] };

/**
 * Parses an answer like a browser does, and copies nothing from it but allowed elements, addresses of links and text. It is
 * for the server's HTML, and for a browser that has just received that or could not load its sanitizer.
 *
 * @param html of whatever origin
 */
export function parseAnswer(html: string): AnswerNode[] {
  return toAnswer(parseHtml(html), []);
}

/** Maximum nesting. Below it only text is kept, so that no answer can exhaust the stack. */
const deepest = 50;

/** @param above names of the elements around, the outermost first */
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
 * Whether a browser would find the element in the same place again. It would not where the element was only allowed to be
 * because of a table or a box around it, which is gone now.
 */
function fits(name: AnswerElement, above: string[]): boolean {
  if (name === 'a') return !above.includes('a');
  if (name === 'li') return above.findLast((other) => ['li', 'ol', 'ul'].includes(other)) !== 'li';
  const isBlock = ['blockquote', 'h3', 'h4', 'ol', 'p', 'ul'].includes(name);
  return !isBlock || !above.some((other) => ['h3', 'h4', 'p'].includes(other));
}
