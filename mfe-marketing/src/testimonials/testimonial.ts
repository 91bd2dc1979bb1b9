import type { TypeTestimonialFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, idOf } from '@site/content/fields/entry-fields';
import { toParagraphs, toPlainText } from '@site/content/fields/rich-text';

/** A client's testimonial (spec sections 2 and 3, Testimonials). */
export interface Testimonial {
  id: string;
  /** `Anonymous` if the entry names no author. */
  author: string;
  authorTitle?: string | undefined;
  text: string;
}

/**
 * Takes the author's title from the first paragraph of the description and the text from the second. Without a second
 * paragraph, everything is text.
 */
export function toTestimonial(entry: unknown): Testimonial {
  const { title, description } = fieldsOf<TypeTestimonialFields>(entry);
  const paragraphs = toParagraphs(description);
  const [authorTitle, text] = paragraphs;
  const person = { id: idOf(entry), author: toPlainText(title) || 'Anonymous' };
  if (!text) return { ...person, text: paragraphs.join('\n') || toPlainText(description) };
  return { ...person, authorTitle, text };
}
