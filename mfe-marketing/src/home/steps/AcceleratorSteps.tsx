import { Link } from '@site/contract/navigation/Link';
import { keyed } from '@site/ui/layout/keyed';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { ArrowUpRight } from 'lucide-react';
import { useId } from 'react';
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
              <Link to={step.to ?? '/accelerators'} className={styles.link}>
                {step.title}
                <ArrowUpRight aria-hidden />
              </Link>
            </h3>
            <p className={styles.text}>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
