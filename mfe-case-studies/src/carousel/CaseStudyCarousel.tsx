import { Link } from '@site/contract/navigation/Link';
import { Arrow } from '@site/ui/controls/Arrow';
import { Card } from '@site/ui/layout/Card';
import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { useId } from 'react';
import { CaseStudyCard } from '../card/CaseStudyCard.tsx';
import styles from './CaseStudyCarousel.module.css';
import type { CarouselCards } from './get-carousel-cards.ts';

/** The carousel on the home page, which links to the full list itself. */
export function CaseStudyCarousel({ data }: { data: CarouselCards | undefined }) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <h2 id={headingId}>Our Case Studies</h2>
      <p className={styles.lead}>
        Discover how we help businesses optimize cloud solutions, enhance security, and accelerate growth with AWS.
      </p>
      {data && (
        <Carousel label="case studies" step={450}>
          {data.cards.map((card) => (
            <CaseStudyCard key={card.caseId + card.title} card={card} />
          ))}
          {data.total > data.cards.length && (
            <Card className={styles.rest}>
              <Link to="/case-study">
                See all {data.total} case studies
                <Arrow />
              </Link>
            </Card>
          )}
        </Carousel>
      )}
    </Section>
  );
}
