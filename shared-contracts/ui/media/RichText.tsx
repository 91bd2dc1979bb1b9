import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import type { RichText as RichTextDocument } from '@site/content/fields/rich-text';
import type { ReactNode } from 'react';
import styles from './RichText.module.css';
import { TextLink } from './TextLink.tsx';

/**
 * Rich text from the content service: paragraphs, lists, bold, headings, and links (spec section 3). Newlines in a
 * paragraph become line breaks. A link renders as plain text unless its scheme is http, https, mailto, or tel.
 */
export function RichText({ document }: { document: RichTextDocument | undefined }) {
  if (!document) return null;
  return <div className={styles.text}>{documentToReactComponents(document, options)}</div>;
}

const options: Options = {
  renderText: (text) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a line break has no identity but its position.
    text.split('\n').flatMap((line, index) => (index === 0 ? line : [<br key={index} />, line])),
  renderNode: {
    // Contentful wraps list items in paragraphs; a single one needs no `p`.
    'list-item': (node, children) => (
      <li>{node.content.length === 1 && node.content[0]?.nodeType === 'paragraph' ? unwrap(children) : children}</li>
    ),
    // A page's only h1 is its title.
    'heading-1': (_, children) => <h2>{children}</h2>,
    hyperlink: (node, children) => <TextLink href={String(node.data.uri)}>{children}</TextLink>,
    'embedded-asset-block': () => null,
    'embedded-entry-block': () => null,
    'embedded-entry-inline': () => null,
    'asset-hyperlink': (_, children) => children,
    'entry-hyperlink': (_, children) => children,
  },
};

function unwrap(children: ReactNode): ReactNode {
  const [paragraph] = children as { props: { children: ReactNode } }[];
  return paragraph?.props.children;
}
