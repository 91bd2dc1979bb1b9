/** Escapes text so that it is only text in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A link to a page of this site. Answers get no links in any other way. */
export function toLink(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
}

const longestCarried = 500;

/** A link to the contact form that carries the question there. */
export function toContactLink(question: string, text: string): string {
  const query = new URLSearchParams({ PreviousPage: 'accelerators', question: question.slice(0, longestCarried) });
  return toLink(`/contact-us?${query}`, text);
}

export function toParagraph(html: string): string {
  return `<p>${html}</p>`;
}

export function toList(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
