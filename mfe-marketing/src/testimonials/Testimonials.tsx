import { useId } from 'react';
import type { Testimonial } from 'shared-contracts/content/testimonial.ts';
import { Carousel } from 'shared-contracts/ui/Carousel.tsx';
import { EmptyState } from 'shared-contracts/ui/EmptyState.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import { TestimonialCard } from 'shared-contracts/ui/TestimonialCard.tsx';
import styles from './Testimonials.module.css';

/** What clients say, 450 px for each press; the ends count within 10 px (spec section 2, Testimonials section). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const titleId = useId();
  return (
    <Section ground="sunken" labelledBy={titleId} className={styles.section}>
      <SectionHeading id={titleId} title="What Clients Say About Us" />
      {testimonials.length === 0 ? (
        <EmptyState title="No testimonials available" />
      ) : (
        <Carousel label="testimonials" step={450} edge={10}>
          {testimonials.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
