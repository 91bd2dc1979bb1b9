import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'shared-contracts/host';
import { toContactLink } from 'shared-contracts/navigation/contact-link.ts';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import styles from './ContactCall.module.css';

/**
 * The closing band of a page: one sentence and the way to a person.
 *
 * @param children further actions, before the one that leads to the contact page
 */
export function ContactCall({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Section ground="accent" tight>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          {children}
          <ButtonLink look="on-dark" {...toContactLink(pathname, title)}>
            Talk to Us
            <ArrowRight aria-hidden />
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
