import { ArrowRight } from 'lucide-react';
import type { AcceleratorProgram } from 'shared-contracts/content/accelerator-program.ts';
import { useLocation } from 'shared-contracts/host';
import { toContactLink } from 'shared-contracts/navigation/contact-link.ts';
import { Breadcrumb } from 'shared-contracts/ui/Breadcrumb.tsx';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Picture } from 'shared-contracts/ui/Picture.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { Tag } from 'shared-contracts/ui/Tag.tsx';
import styles from './ProgramHero.module.css';

const steps = [
  { title: 'Home', to: '/' },
  { title: 'Accelerators', to: '/accelerators' },
];

export function ProgramHero({ program, breadcrumb }: { program: AcceleratorProgram; breadcrumb: string }) {
  const { pathname } = useLocation();
  const { title, imagetitle1, imagetitle2, description, description2, img } = program;
  return (
    <Section tight>
      <div className={styles.hero} data-picture={Boolean(img)}>
        <div className={styles.way}>
          <Breadcrumb steps={steps} current={breadcrumb} />
        </div>
        <div className={styles.words}>
          {imagetitle2 && (
            <p>
              <Tag tone="spark">{imagetitle2}</Tag>
            </p>
          )}
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <ButtonLink {...toContactLink(pathname, title)}>
            Talk to an Expert
            <ArrowRight aria-hidden />
          </ButtonLink>
        </div>
        {img && (
          <Picture
            picture={img}
            sizes="(min-width: 1025px) 42rem, 100vw"
            maxWidth={760}
            priority
            className={styles.picture}
          />
        )}
        {(imagetitle1 || description2) && (
          <div className={styles.promise}>
            {imagetitle1 && <p className={styles.tagline}>{imagetitle1}</p>}
            {description2 && <p>{description2}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
