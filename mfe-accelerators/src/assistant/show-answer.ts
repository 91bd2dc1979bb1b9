import { answerAttributes, answerElements, unwrappedElements } from './answer-allowlist.ts';
import { toSitePath } from './to-site-path.ts';

/**
 * Shows a sanitized answer in an element. Uses the browser's own sanitizer, or loads DOMPurify in browsers without one.
 * Links that leave the site become text. What the element shows already stays, because the visitor may be in the middle of it.
 *
 * @param html untrusted
 * @param isNews whether a live region has to announce all of it; it does not while the visitor has the focus or a selection in it
 */
export async function showAnswer(
  element: HTMLElement,
  html: string,
  siteOrigin: string,
  { isNews = false } = {},
): Promise<void> {
  const answer = document.createElement('div');
  if (hasSetHtml(answer)) answer.setHTML(html, { sanitizer });
  else await purifyInto(answer, html);
  keepLinksOnSite(answer, siteOrigin);
  if (isNews && !isInUse(element)) element.replaceChildren(...answer.childNodes);
  else replaceRest(element, answer);
}

function isInUse(element: HTMLElement): boolean {
  const selection = getSelection();
  const isSelected = selection && !selection.isCollapsed && selection.containsNode(element, true);
  return element.contains(document.activeElement) || isSelected === true;
}

/** Replaces what follows the nodes that are the same. */
function replaceRest(element: HTMLElement, answer: HTMLElement): void {
  const shown = [...element.childNodes];
  const next = [...answer.childNodes];
  const first = next.findIndex((node, place) => !shown[place]?.isEqualNode(node));
  const same = first < 0 ? next.length : first;
  for (const old of shown.slice(same)) old.remove();
  element.append(...next.slice(same));
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
