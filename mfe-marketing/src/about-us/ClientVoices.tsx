import type { Testimonial } from 'shared-contracts/content/testimonial.ts';
import { Carousel } from 'shared-contracts/ui/Carousel.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import { TestimonialCard } from 'shared-contracts/ui/TestimonialCard.tsx';
import styles from './ClientVoices.module.css';

/** What clients say, under 768 px only: up to six slots, one a step (spec section 2, Testimonials section). */
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
