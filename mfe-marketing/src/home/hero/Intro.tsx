import type { RichText } from '@site/content/fields/rich-text';

/** The hero's few sentences: paragraphs and bold only, because the renderer for all rich text is 4 kB of the first load. */
export function Intro({ document, className }: { document: RichText; className: string | undefined }) {
  return document.content.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph of a text has no other identity.
    <p key={index} className={className}>
      {block.content.map((node) => {
        if (node.nodeType !== 'text') return null;
        const isBold = node.marks.some(({ type }) => type === 'bold');
        return isBold ? <strong key={node.value}>{node.value}</strong> : node.value;
      })}
    </p>
  ));
}
