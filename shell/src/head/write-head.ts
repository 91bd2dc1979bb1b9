import { type HeadTag, headTagMark } from './head-tags.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, safe in elements and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that cannot end the script element that holds it. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The tags as HTML, for the server. */
export function toHeadHtml(tags: HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const list = Object.entries({ ...attributes, [headTagMark]: '' });
      const start = `<${name}${list.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('')}>`;
      if (text === undefined) return start;
      return `${start}${name === 'script' ? escapeJson(text) : escapeHtml(text)}</${name}>`;
    })
    .join('');
}

/** Puts the tags in place of the last page's, in the browser. */
export function replaceHeadTags(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${headTagMark}]`)) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [headTagMark]: '' })) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
