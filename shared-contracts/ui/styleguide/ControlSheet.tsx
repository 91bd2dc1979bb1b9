import { ArrowRight } from 'lucide-react';
import { Breadcrumb } from '../controls/Breadcrumb.tsx';
import { Button } from '../controls/Button.tsx';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import type { ButtonLook } from '../controls/button-look.ts';
import { Tag } from '../controls/Tag.tsx';
import { Section } from '../layout/Section.tsx';
import { SectionHeading } from '../layout/SectionHeading.tsx';
import styles from './Styleguide.module.css';

export function ControlSheet() {
  return (
    <>
      {([undefined, 'ink', 'accent'] as const).map((ground) => (
        <Section key={ground ?? 'page'} {...(ground && { ground })} tight>
          <SectionHeading title={ground ? `Buttons on ${ground}` : 'Buttons'} />
          <div className={styles.stack}>
            {looks.map((look) => (
              <div key={look} className={styles.row}>
                <Button look={look}>{look}</Button>
                <ButtonLink look={look} to="/styleguide">
                  As a link
                  <ArrowRight aria-hidden />
                </ButtonLink>
                <Button look={look} disabled>
                  Disabled
                </Button>
                <Button look={look} pending>
                  Submit
                </Button>
              </div>
            ))}
          </div>
        </Section>
      ))}
      <Section tight>
        <SectionHeading title="Small pieces" />
        <div className={styles.stack}>
          <Breadcrumb
            steps={[
              { title: 'Home', to: '/' },
              { title: 'Accelerators', to: '/accelerators' },
            ]}
            current="ResilienceX: backup, disaster recovery and high availability workshop"
          />
          <div className={styles.row}>
            {([undefined, 'accent', 'spark'] as const).map((tone) => (
              <Tag key={tone ?? 'plain'} tone={tone}>
                {tone ?? 'plain'}
              </Tag>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'on-dark'];
