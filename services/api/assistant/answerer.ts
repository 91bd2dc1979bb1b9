import type { Source } from './source.ts';

/** Writes the answer to a question, piece by piece; each piece is a whole HTML element. */
export type Answerer = (question: string, signal: AbortSignal) => AsyncIterable<string>;

/** Text as HTML that says the same and does nothing. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The only way in which an answer gets a link: to a page of this site that the answer was made from. */
export function toLink({ path, title }: Pick<Source, 'path' | 'title'>): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`;
}

export const contactLink = toLink({ path: '/contact-us', title: 'connect with an expert' });

/** What the assistant says where the site has nothing on a question, instead of inventing something. */
export const nothingFound = [
  '<p>I found nothing on that in our accelerators, services and case studies.</p>',
  `<p>You can ask in other words, ${toLink({ path: '/accelerators', title: 'explore accelerator programs' })} or ${contactLink}.</p>`,
];
