import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { TestimonialCard } from '@site/ui/media/TestimonialCard';
import type { Testimonial } from '../testimonials/testimonial.ts';
import styles from './ClientVoices.module.css';

/** Carousel of up to six testimonials, one per step, shown only under 768 px (spec section 2, Testimonials section). */
export function ClientVoices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <div className={styles.voices}>
      <Section>
        <SectionHeading title="What Clients Say About Us" />
        <Carousel label="testimonials" step="card" lockMs={500} dots>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Carousel>
      </Section>
    </div>
  );
}
