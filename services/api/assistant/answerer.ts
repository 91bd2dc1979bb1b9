import type { Source } from './source.ts';

/** Writes the answer to a question in pieces. Each piece is a complete HTML element. */
export type Answerer = (question: string, signal: AbortSignal) => AsyncIterable<string>;

/** Escapes text so that it is only text in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A link to a page of this site that the answer draws on. Answers get no links in any other way. */
export function toLink({ path, title }: Pick<Source, 'path' | 'title'>): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`;
}

export const contactLink = toLink({ path: '/contact-us', title: 'connect with an expert' });

/** What the assistant says when the site has nothing about a question, instead of making something up. */
export const nothingFound = [
  '<p>I found nothing about that in our accelerators, services, and case studies.</p>',
  `<p>Try asking in other words, ${toLink({ path: '/accelerators', title: 'explore accelerator programs' })} or ${contactLink}.</p>`,
];
