import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Tag } from '@site/ui/controls/Tag';
import { Section } from '@site/ui/layout/Section';
import { Picture } from '@site/ui/media/Picture';
import { ArrowRight } from 'lucide-react';
import type { AcceleratorProgram } from './accelerator-program.ts';
import styles from './ProgramHero.module.css';

const steps = [
  { title: 'Home', to: '/' },
  { title: 'Accelerators', to: '/accelerators' },
];

export function ProgramHero({ program }: { program: AcceleratorProgram }) {
  const { pathname } = useLocation();
  const { title, imagetitle1, imagetitle2, description, description2, heroContactButton, img } = program;
  return (
    <Section tight>
      <div className={styles.hero} data-picture={Boolean(img)}>
        <div className={styles.way}>
          <Breadcrumb steps={steps} current={title} />
        </div>
        <div className={styles.words}>
          <p>
            <Tag tone="spark">{imagetitle2 || 'No-cost review'}</Tag>
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <ButtonLink {...toContactLink(pathname, title)}>
            {heroContactButton}
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
