import { useId } from 'react';
import type { AcceleratorCard } from 'shared-contracts/content/accelerator-list.ts';
import { useDeviceLayout } from 'shared-contracts/device/device-layout.ts';
import { Carousel } from 'shared-contracts/ui/Carousel.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';
import { ProgramCard } from './ProgramCard.tsx';
import styles from './Programs.module.css';

const carouselLock = 500;

/** Where links to the list of programmes lead. */
export const programsId = 'programs';

/** All programmes: rows on a desktop, a carousel below (spec sections 2 and 9). */
export function Programs({ programs }: { programs: AcceleratorCard[] }) {
  const id = useId();
  const layout = useDeviceLayout();
  const cards = programs.map((program) => <ProgramCard key={program.slug} program={program} />);
  return (
    <Section ground="sunken" labelledBy={id} id={programsId}>
      <SectionHeading
        id={id}
        title="Our Accelerator Programs"
        lead="Each one starts with a fixed question and ends with something that runs."
      />
      {programs.length === 0 && <p>No accelerator programs available.</p>}
      {layout === 'desktop' ? (
        <ul className={styles.rows}>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      ) : (
        programs.length > 0 && (
          <Carousel label="accelerator programs" step="card" lockMs={carouselLock} dots>
            {cards}
          </Carousel>
        )
      )}
    </Section>
  );
}
