import type { AnswerNode } from './parse-answer.ts';

/** An answer as plain text, each block on lines of its own. */
export function toAnswerText(nodes: readonly AnswerNode[]): string {
  return nodes
    .map(toText)
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function toText(node: AnswerNode): string {
  if (typeof node === 'string') return node;
  const text = node.children.map(toText).join('');
  switch (node.name) {
    case 'br':
      return '\n';
    case 'li':
      return `- ${text}\n`;
    case 'p':
    case 'h3':
    case 'h4':
    case 'blockquote':
      return `${text}\n\n`;
    default:
      return text;
  }
}
