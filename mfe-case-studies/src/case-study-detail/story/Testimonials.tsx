import type { CaseStudyTestimonial } from '@site/content/entries/case-study';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { TestimonialCard } from '@site/ui/media/TestimonialCard';
import { Chapter } from './Chapter.tsx';
import styles from './Testimonials.module.css';

/** Testimonials from people at the client. Renders nothing without any. */
export function Testimonials({ testimonials }: { testimonials: readonly CaseStudyTestimonial[] }) {
  const quoted = testimonials.filter(({ message }) => message);
  if (quoted.length === 0) return null;
  return (
    <Section ground="sunken" tight className={styles.section}>
      <Chapter title="What Our Client Has to Say">
        {keyed(quoted, ({ name }) => name).map(([key, { name, position, message }]) => (
          <TestimonialCard
            key={key}
            testimonial={{ author: name || 'Anonymous', authorTitle: position, text: message }}
          />
        ))}
      </Chapter>
    </Section>
  );
}
