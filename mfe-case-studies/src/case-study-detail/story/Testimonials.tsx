import type { CaseStudyTestimonial } from 'shared-contracts/content/case-study.ts';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { TestimonialCard } from 'shared-contracts/ui/TestimonialCard.tsx';
import { Chapter } from './Chapter.tsx';
import styles from './Testimonials.module.css';

/** What people at the client say of it. Nothing where nobody is quoted. */
export function Testimonials({ testimonials }: { testimonials: readonly CaseStudyTestimonial[] }) {
  const quoted = testimonials.filter(({ message }) => message);
  if (quoted.length === 0) return null;
  return (
    <Section ground="sunken" tight className={styles.section}>
      <Chapter title="What Our Client Has to Say">
        {quoted.map(({ name, position, message }) => (
          <TestimonialCard
            key={name + message}
            testimonial={{ author: name || 'Anonymous', authorTitle: position, text: message }}
          />
        ))}
      </Chapter>
    </Section>
  );
}
