import type { TypeTestimonialFields } from '@site/content/fields/content-types.generated';
import { fieldsOf, idOf } from '@site/content/fields/entry-fields';
import { toParagraphs, toPlainText } from '@site/content/fields/rich-text';

/** What a client says (spec sections 2 and 3, Testimonials). */
export interface Testimonial {
  id: string;
  /** `Anonymous` where the entry names nobody. */
  author: string;
  authorTitle?: string | undefined;
  text: string;
}

/**
 * The first paragraph of the description is the author's title and the second the text; without a second, all
 * paragraphs are the text.
 */
export function toTestimonial(entry: unknown): Testimonial {
  const { title, description } = fieldsOf<TypeTestimonialFields>(entry);
  const paragraphs = toParagraphs(description);
  const [authorTitle, text] = paragraphs;
  const person = { id: idOf(entry), author: toPlainText(title) || 'Anonymous' };
  if (!text) return { ...person, text: paragraphs.join('\n') || toPlainText(description) };
  return { ...person, authorTitle, text };
}
