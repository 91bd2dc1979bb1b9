import { ArrowRight } from 'lucide-react';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { Button } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import type { ButtonLook } from '../button-look.ts';
import { Dropdown } from '../Dropdown.tsx';
import { FirstTag } from '../FirstTag.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { SocialIcon } from '../SocialIcon.tsx';
import { Tag } from '../Tag.tsx';
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
          <FirstTag labels={['Amazon EKS', 'Amazon RDS', 'AWS Lambda']} />
          <div className={styles.row}>
            {([undefined, 'accent', 'spark', 'success', 'error'] as const).map((tone) => (
              <Tag key={tone ?? 'plain'} tone={tone}>
                {tone ?? 'plain'}
              </Tag>
            ))}
            <SocialIcon network="linkedin" />
            <SocialIcon network="x" />
            <SocialIcon network="facebook" />
          </div>
          <div>
            <Dropdown label="Industry">
              <p>Controls go here.</p>
            </Dropdown>
          </div>
        </div>
      </Section>
    </>
  );
}

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'on-dark'];
