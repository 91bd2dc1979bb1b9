import type { CallToAction } from '@site/content/fields/call-to-action';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import styles from './ManagedServices.module.css';

/** The managed-services panel with its button, over a heartbeat line (spec section 2, Home). */
export function ManagedServices({ title, description, button, to }: CallToAction & { to: string }) {
  const titleId = useId();
  return (
    <Container>
      <section className={styles.panel} aria-labelledby={titleId}>
        <svg className={styles.trace} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 84h300l14-22 18 44 20-92 22 106 14-36h220l10-14 12 14h330l14-20 16 38 14-18h196" />
        </svg>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p>{description}</p>
        </div>
        <ButtonLink to={to} className={styles.button}>
          {button}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </section>
    </Container>
  );
}
