import { Quote } from 'lucide-react';
import type { Testimonial } from '../content/testimonial.ts';
import { Card } from './Card.tsx';
import styles from './TestimonialCard.module.css';

/** What a client says: quote mark, text, author and, where known, the author's title (spec section 2, Testimonials section). */
export function TestimonialCard({
  testimonial,
}: {
  testimonial: Pick<Testimonial, 'author' | 'authorTitle' | 'text'>;
}) {
  return (
    <Card as="figure" className={styles.testimonial}>
      <Quote aria-hidden />
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        <strong>{testimonial.author}</strong>
        {testimonial.authorTitle && <span>{testimonial.authorTitle}</span>}
      </figcaption>
    </Card>
  );
}
