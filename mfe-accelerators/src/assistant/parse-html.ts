import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse } from 'parse5';

/** Text or an HTML element; comments, SVG and MathML are removed. */
export type HtmlNode = string | { name: string; readHref(): string; readChildren(): HtmlNode[] };

/**
 * Parses HTML in Node, as browsers do. What builds for browsers imports `parse-html.browser.ts`
 * instead, by `imports` of package.json.
 *
 * @returns the content of the body
 */
export function parseHtml(text: string): HtmlNode[] {
  const [root] = elementsIn(parse(text, { scriptingEnabled: false }));
  const body = root && elementsIn(root).find(({ tagName }) => tagName !== 'head');
  return body ? toNodes(body) : [];
}

function elementsIn({ childNodes }: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return childNodes.filter(defaultTreeAdapter.isElementNode);
}

function toNodes({ childNodes }: DefaultTreeAdapterTypes.Element): HtmlNode[] {
  return childNodes.flatMap((node): HtmlNode[] => {
    if (defaultTreeAdapter.isTextNode(node)) return [node.value];
    if (!defaultTreeAdapter.isElementNode(node) || node.namespaceURI !== html.NS.HTML) return [];
    return [
      {
        name: node.tagName,
        readHref: () => node.attrs.find(({ name }) => name === 'href')?.value ?? '',
        readChildren: () => toNodes(node),
      },
    ];
  });
}
