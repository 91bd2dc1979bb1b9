import type { Block, Document, Inline, Paragraph, Text } from '@contentful/rich-text-types';

/** Rich text as Contentful sends it: paragraphs, lists, bold. A newline inside a text node is a line break. */
export type RichText = Document;

type RichTextNode = Document | Block | Inline | Text;

/**
 * Reads a field as rich text. Leaves a document unchanged. Splits plain text into paragraphs at blank lines and turns
 * `**bold**` into bold text (spec section 2, Case study detail).
 */
export function toRichText(value: unknown): RichText | undefined {
  if (isRichText(value)) return toPlainText(value) ? value : undefined;
  if (typeof value !== 'string' || !value.trim()) return undefined;
  const content = value
    .trim()
    .split(/\n\s*\n/)
    .map(toParagraph);
  return { nodeType: 'document', data: {}, content } as Document;
}

/** All text of a field, with its paragraphs and list items joined by newlines. Empty if there is none. */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  return toParagraphs(value).join('\n');
}

/** The text of each paragraph, list items included, in reading order. */
export function toParagraphs(value: unknown): string[] {
  if (!isRichText(value)) return [];
  return blocksIn(value).map(textIn).filter(Boolean);
}

/** The items of all lists in a document, or of one kind of list. */
export function toListItems(value: unknown, kind?: 'ordered-list' | 'unordered-list'): string[] {
  if (!isRichText(value)) return [];
  const lists = value.content.filter(({ nodeType }) =>
    kind ? nodeType === kind : nodeType === 'ordered-list' || nodeType === 'unordered-list',
  );
  return lists.flatMap((list) => list.content.map((item) => textIn(item as Block))).filter(Boolean);
}

/** Reads a list written as list items, an array, or lines. Removes dashes before lines (spec section 2). */
export function toLines(value: unknown): string[] {
  const items = toListItems(value);
  if (items.length > 0) return items;
  const lines = Array.isArray(value) ? value.map(toPlainText) : toPlainText(value).split('\n');
  return lines.map((line) => line.trim().replace(/^[-–—•]\s*/, '')).filter(Boolean);
}

function isRichText(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as Partial<Document>).nodeType === 'document' &&
    Array.isArray((value as Partial<Document>).content)
  );
}

function toParagraph(text: string): Paragraph {
  const content = text.split(/\*\*(.+?)\*\*/s).map((part, index) => ({
    nodeType: 'text',
    value: part,
    marks: index % 2 === 1 ? [{ type: 'bold' }] : [],
    data: {},
  }));
  return { nodeType: 'paragraph', data: {}, content: content.filter(({ value }) => value) } as Paragraph;
}

/** The innermost blocks, which contain only text. */
function blocksIn(node: RichTextNode): RichTextNode[] {
  const children = childrenOf(node);
  const blocks = children.filter((child) => child.nodeType !== 'text' && childrenOf(child).length > 0);
  const holdsText = children.some((child) => child.nodeType === 'text');
  return holdsText ? [node] : blocks.flatMap(blocksIn);
}

function textIn(node: RichTextNode): string {
  if (node.nodeType === 'text') return (node as Text).value;
  const separator = childrenOf(node).some((child) => child.nodeType === 'paragraph') ? '\n' : '';
  return childrenOf(node).map(textIn).join(separator).trim();
}

function childrenOf(node: RichTextNode): RichTextNode[] {
  return 'content' in node && Array.isArray(node.content) ? (node.content as RichTextNode[]) : [];
}
