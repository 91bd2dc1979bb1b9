import { Link } from '@site/contract/navigation/Link';
import { Arrow } from '@site/ui/controls/Arrow';
import { Card } from '@site/ui/layout/Card';
import { Carousel } from '@site/ui/layout/Carousel';
import { Section } from '@site/ui/layout/Section';
import { useEffect, useId, useState } from 'react';
import { CaseStudyCard } from '../card/CaseStudyCard.tsx';
import type { CardContent } from '../card/card-content.ts';
import styles from './CaseStudyCarousel.module.css';
import type { CarouselCards } from './get-carousel-cards.ts';

/** The carousel on the home page, which links to the full list itself. Without data, it shows its built-in samples. */
export function CaseStudyCarousel({ data }: { data: CarouselCards | undefined }) {
  const headingId = useId();
  const [samples, setSamples] = useState<CardContent[]>([]);
  const { cards, total } = data ?? { cards: samples, total: 0 };

  useEffect(() => {
    // A separate chunk: the page hardly ever needs them.
    if (!data) void import('./sample-cards.ts').then(({ sampleCards }) => setSamples(sampleCards));
  }, [data]);

  return (
    <Section labelledBy={headingId}>
      <h2 id={headingId}>Our Case Studies</h2>
      <p className={styles.lead}>
        Discover how we help businesses optimize cloud solutions, enhance security, and accelerate growth with AWS.
      </p>
      <Carousel label="case studies" step={450}>
        {cards.map((card) => (
          <CaseStudyCard key={card.caseId + card.title} card={card} />
        ))}
        {total > cards.length && (
          <Card className={styles.rest}>
            <Link to="/case-study">
              See all {total} case studies
              <Arrow />
            </Link>
          </Card>
        )}
      </Carousel>
    </Section>
  );
}
