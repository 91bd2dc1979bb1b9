import { escapeHtml, toLink } from './answerer.ts';
import type { Source } from './source.ts';

/**
 * Turns a model's text into HTML. Whatever the model was talked into writing, none of it becomes markup: its text is
 * escaped, the elements are made here, and a link comes only from an `[[id]]` that names a page of this site. Addresses in
 * the text are removed.
 */
export function toSafeAnswer(text: string, sources: readonly Source[]): string[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => toElement(block.split('\n'), sources));
}

function toElement(lines: string[], sources: readonly Source[]): string {
  if (lines.every((line) => /^\s*[-*•]\s/.test(line))) {
    return `<ul>${lines.map((line) => `<li>${toInline(line.replace(/^\s*[-*•]\s+/, ''), sources)}</li>`).join('')}</ul>`;
  }
  return `<p>${lines.map((line) => toInline(line, sources)).join('<br>')}</p>`;
}

function toInline(line: string, sources: readonly Source[]): string {
  return line
    .split(/(\[\[[^\]]*\]\])/)
    .map((part) => {
      const [, id] = /^\[\[([^\]]*)\]\]$/.exec(part) ?? [];
      const source = sources.find(({ path }) => path === id);
      return source ? toLink(source) : escapeHtml(withoutAddresses(part));
    })
    .join('');
}

function withoutAddresses(text: string): string {
  return text.replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:)\S*/gi, '').replace(/\[\[|\]\]/g, '');
}
