import { Link } from '@site/contract/navigation/Link';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { AcceleratorStep } from '../home-page.ts';
import styles from './AcceleratorSteps.module.css';

/** The five-step accelerator program, laid out as stairs. */
export function AcceleratorSteps({ title, items }: { title: string; items: readonly AcceleratorStep[] }) {
  const titleId = useId();
  return (
    <Section labelledBy={titleId}>
      <div className={styles.heading}>
        <SectionHeading id={titleId} eyebrow="Accelerator program" title={title} />
      </div>
      <ol className={styles.stair}>
        {keyed(items, (step) => step.number).map(([key, step]) => (
          <li key={key} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step.number}
            </span>
            <h3 className={styles.title}>
              <StepLink to={step.to ?? '/accelerators'}>
                {step.title}
                <ArrowUpRight aria-hidden />
              </StepLink>
            </h3>
            <p className={styles.text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Editors may give the address of another site. */
function StepLink({ to, children }: { to: string; children: ReactNode }) {
  const link = { className: styles.link, children };
  return to.startsWith('/') ? <Link to={to} {...link} /> : <a href={to} {...link} />;
}
