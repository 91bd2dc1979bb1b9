import { answerAttributes, answerElements, unwrappedElements } from './answer-allowlist.ts';
import { toSitePath } from './to-site-path.ts';

/**
 * Replaces the content of an element with a sanitized answer. Uses the browser's own sanitizer, or loads DOMPurify in
 * browsers without one. Links that leave the site become text.
 *
 * @param html untrusted
 */
export async function showAnswer(element: HTMLElement, html: string, siteOrigin: string): Promise<void> {
  if (hasSetHtml(element)) element.setHTML(html, { sanitizer });
  else await purifyInto(element, html);
  keepLinksOnSite(element, siteOrigin);
}

/** Starts loading the sanitizer while the assistant is still writing. */
export function prepareSanitizer(): void {
  if (!hasSetHtml(document.body)) loadPurifier().catch(() => {});
}

const loadPurifier = () => import('dompurify');

const sanitizer = {
  elements: [...answerElements],
  attributes: [...answerAttributes],
  replaceWithChildrenElements: [...unwrappedElements],
  comments: false,
  dataAttributes: false,
};

/** Not yet in TypeScript's DOM types. */
interface SanitizingElement {
  setHTML(html: string, options: { sanitizer: typeof sanitizer }): void;
}

function hasSetHtml(element: Element): element is Element & SanitizingElement {
  return 'setHTML' in element;
}

async function purifyInto(element: HTMLElement, html: string): Promise<void> {
  const { default: purify } = await loadPurifier();
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS: ['#text', ...answerElements],
    ALLOWED_ATTR: [...answerAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  element.replaceChildren(fragment);
}

function keepLinksOnSite(element: HTMLElement, siteOrigin: string): void {
  for (const link of element.querySelectorAll('a')) {
    const path = toSitePath(link.getAttribute('href') ?? '', siteOrigin);
    if (path) link.setAttribute('href', path);
    else link.replaceWith(...link.childNodes);
  }
  for (const other of element.querySelectorAll('[href]:not(a)')) other.removeAttribute('href');
}
