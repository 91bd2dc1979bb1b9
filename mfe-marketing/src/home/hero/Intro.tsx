import type { RichText } from '@site/content/fields/rich-text';

/** The hero's rich text. Renders only paragraphs and bold; the full renderer would add 4 kB to the first load. */
export function Intro({ document, className }: { document: RichText; className: string | undefined }) {
  return document.content.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity.
    <p key={index} className={className}>
      {block.content.map((node) => {
        if (node.nodeType !== 'text') return null;
        const isBold = node.marks.some(({ type }) => type === 'bold');
        return isBold ? <strong key={node.value}>{node.value}</strong> : node.value;
      })}
    </p>
  ));
}
