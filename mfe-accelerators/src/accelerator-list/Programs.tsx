import type { AcceleratorCard } from '@site/content/entries/accelerator-card';
import { Carousel } from '@site/ui/layout/Carousel';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { useId } from 'react';
import { ProgramCard } from './ProgramCard.tsx';

const carouselLock = 500;
const mostDots = 5;

/** All programs: rows on desktop, a carousel on smaller screens (spec sections 2 and 9). */
export function Programs({ cards }: { cards: AcceleratorCard[] }) {
  const id = useId();
  return (
    <Section ground="sunken" labelledBy={id} id="programs">
      <SectionHeading
        id={id}
        title="Our Accelerator Programs"
        lead="Each one starts with a fixed question and ends with something that runs."
      />
      {cards.length === 0 && <p>No accelerator programs available.</p>}
      {cards.length > 0 && (
        <Carousel label="accelerator programs" step="card" lockMs={carouselLock} dots={mostDots} wide="rows">
          {keyed(cards, ({ slug }) => slug).map(([key, card]) => (
            <ProgramCard key={key} card={card} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
