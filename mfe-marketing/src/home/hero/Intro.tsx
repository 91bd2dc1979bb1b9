import type { RichText } from '@site/content/fields/rich-text';
import { TextLink } from '@site/ui/media/TextLink';
import { createElement, Fragment, type ReactNode } from 'react';

type Node = RichText['content'][number] | RichText['content'][number]['content'][number];

const elements: Record<string, string> = {
  paragraph: 'p',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
};

/**
 * The hero's rich text. Renders paragraphs, lists, bold and links, and of anything else its words; the full renderer would
 * add 4 kB to the first load.
 */
export function Intro({ document, className }: { document: RichText; className: string | undefined }) {
  return <div className={className}>{document.content.map(toElement)}</div>;
}

function toElement(node: Node, index: number): ReactNode {
  if (node.nodeType === 'text') {
    const isBold = node.marks.some(({ type }) => type === 'bold');
    return createElement(isBold ? 'strong' : Fragment, { key: index }, node.value);
  }
  const words = (node.content as Node[]).map(toElement);
  if (node.nodeType === 'hyperlink') {
    return (
      <TextLink key={index} href={String(node.data.uri)}>
        {words}
      </TextLink>
    );
  }
  return createElement(elements[node.nodeType] ?? Fragment, { key: index }, words);
}
