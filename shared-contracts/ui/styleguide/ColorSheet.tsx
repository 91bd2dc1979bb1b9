import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import { colorTokens } from './color-tokens.ts';
import styles from './Swatches.module.css';

export function ColorSheet() {
  return (
    <>
      {([undefined, 'sunken', 'ink', 'accent'] as const).map((ground) => (
        <Section key={ground ?? 'page'} {...(ground && { ground })} tight>
          <SectionHeading title={ground ? `Colors on ${ground}` : 'Colors'} level={2} />
          <ul className={styles.swatches}>
            {colorTokens.map((token) => (
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
