import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import { CaseStudyCard } from '../card/CaseStudyCard.tsx';
import type { CardContent } from '../card/card-content.ts';
import styles from './CaseStudyCarousel.module.css';

/** The carousel on the home page, which links to the full list itself. */
export function CaseStudyCarousel({ data }: { data: CardContent[] | undefined }) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <h2 id={headingId}>Our Case Studies</h2>
      <p className={styles.lead}>
        Discover how we help businesses optimize cloud solutions, enhance security, and accelerate growth with AWS.
      </p>
      {data && (
        <Carousel label="case studies" step={450}>
          {data.map((card) => (
            <CaseStudyCard key={card.caseId + card.title} card={card} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
