import { type HeadTag, headTagMark } from './head-tags.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for elements and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** The text that `escapeHtml` was given. */
export function unescapeHtml(html: string): string {
  return Object.entries(entities).reduceRight((text, [character, entity]) => text.replaceAll(entity, character), html);
}

/** Escapes JSON so that it cannot end the script element around it. */
export function escapeJson(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Renders the tags as HTML, on the server. */
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

/** Replaces the last page's tags, in the browser. */
export function replaceHeadTags(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${headTagMark}]`)) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [headTagMark]: '' })) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
