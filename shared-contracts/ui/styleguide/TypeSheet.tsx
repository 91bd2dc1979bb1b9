import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { RichText } from '../media/RichText.tsx';
import styles from './Styleguide.module.css';
import { longText } from './sample-texts.ts';

const weights = ['regular', 'medium', 'strong', 'heading'];

/** Headings, text weights, and texts that tend to break layouts. */
export function TypeSheet() {
  return (
    <Section ground="sunken">
      <SectionHeading title="Type" lead="Bricolage Grotesque for headings, Hanken Grotesk for everything else." />
      <div className={styles.stack}>
        <h1>Heading 1: “Thirty percent less in six weeks” – and what came next</h1>
        <h2>Heading 2: guard rails before growth</h2>
        <h3>Heading 3: one review, five pillars, no cost</h3>
        <ul className={styles.weights}>
          {weights.map((weight) => (
            <li key={weight} data-weight={weight}>
              Weight {weight}: guard rails before growth
            </li>
          ))}
        </ul>
        <p className={styles.display}>0123456789 $500K 36 regions, 108 zones</p>
        <h2>Averylongunbrokenheadingwithoutasinglespaceinsideitthatmustnotwidenthepage</h2>
        <RichText document={longText} />
      </div>
    </Section>
  );
}
