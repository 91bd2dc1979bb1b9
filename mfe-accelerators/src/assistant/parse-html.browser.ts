import type { HtmlNode } from './parse-html.ts';

/**
 * Parses HTML in a browser, into a document in which no script runs and nothing is loaded.
 *
 * @returns the content of the body
 */
export function parseHtml(text: string): HtmlNode[] {
  return toNodes(new DOMParser().parseFromString(text, 'text/html').body);
}

function toNodes(parent: HTMLElement): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof HTMLElement)) return [];
    return [
      {
        name: node.localName,
        // Only on demand: the fields of a form can take the place of its methods.
        readHref: () => node.getAttribute('href') ?? '',
        readChildren: () => toNodes(node),
      },
    ];
  });
}
