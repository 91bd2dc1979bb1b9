import { escapeHtml, toLink } from './answerer.ts';
import type { Source } from './source.ts';

/**
 * A model's text as HTML. Whatever it was talked into writing, nothing of it becomes markup: its words are escaped, and
 * links are made here, only from `[[id]]` marks that name a page of this site. Addresses in the text are taken out.
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
