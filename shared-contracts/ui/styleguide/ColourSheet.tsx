import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { colourTokens } from './colour-tokens.ts';
import styles from './Swatches.module.css';

export function ColourSheet() {
  return (
    <>
      {([undefined, 'sunken', 'ink', 'accent'] as const).map((ground) => (
        <Section key={ground ?? 'page'} {...(ground && { ground })} tight>
          <SectionHeading title={ground ? `Colours on ${ground}` : 'Colours'} level={2} />
          <ul className={styles.swatches}>
            {colourTokens.map((token) => (
              <li key={token} data-token={token}>
                {token}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
