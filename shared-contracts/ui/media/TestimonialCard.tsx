import { Card } from '../layout/Card.tsx';
import styles from './TestimonialCard.module.css';

/** A testimonial: quote mark, text, author, and author title if there is one (spec section 2, Testimonials section). */
export function TestimonialCard({
  testimonial,
}: {
  testimonial: { author: string; authorTitle?: string | undefined; text: string };
}) {
  return (
    <Card as="figure" className={styles.testimonial}>
      <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
        <path d="M0 24V13C0 5 4 1 12 0v5c-4 1-6 3-6 7h6v12zm18 0V13c0-8 4-12 12-13v5c-4 1-6 3-6 7h6v12z" />
      </svg>
      <blockquote>{testimonial.text}</blockquote>
      <figcaption>
        <strong>{testimonial.author}</strong>
        {testimonial.authorTitle && <span>{testimonial.authorTitle}</span>}
      </figcaption>
    </Card>
  );
}
