import { EmptyState } from '@site/ui/feedback/EmptyState';
import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { TestimonialCard } from '@site/ui/media/TestimonialCard';
import { type UIEvent, useId, useState } from 'react';
import styles from './Testimonials.module.css';
import type { Testimonial } from './testimonial.ts';

/** How many testimonials there are at first, and how many come with each page (spec section 9). */
const pageSize = 4;

/** Pixels per press. Closer to the end than this, the next page comes. */
const step = 450;

/** The testimonials carousel. Buttons scroll by 450 px and disable within 10 px of an end (spec section 2). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const titleId = useId();
  const [shown, setShown] = useState(pageSize);

  function onScroll({ target }: UIEvent) {
    const { scrollLeft, scrollWidth, clientWidth } = target as Element;
    if (scrollLeft + clientWidth + step >= scrollWidth) setShown((count) => count + pageSize);
  }

  return (
    <Section ground="sunken" labelledBy={titleId} className={styles.section}>
      <SectionHeading id={titleId} title="What Clients Say About Us" />
      {testimonials.length === 0 ? (
        <EmptyState title="No testimonials available" />
      ) : (
        <div onScrollCapture={onScroll}>
          <Carousel label="testimonials" step={step} edge={10}>
            {testimonials.slice(0, shown).map((testimonial) => (
              <TestimonialCard key={testimonial.id} testimonial={testimonial} />
            ))}
          </Carousel>
        </div>
      )}
    </Section>
  );
}
