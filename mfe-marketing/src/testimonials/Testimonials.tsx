import { EmptyState } from '@site/ui/feedback/EmptyState';
import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { TestimonialCard } from '@site/ui/media/TestimonialCard';
import { useId } from 'react';
import styles from './Testimonials.module.css';
import type { Testimonial } from './testimonial.ts';

/** The testimonials carousel. Buttons scroll by 450 px and disable within 10 px of an end (spec section 2). */
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
