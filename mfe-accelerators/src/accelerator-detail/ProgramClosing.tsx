import { Download } from 'lucide-react';
import { useId } from 'react';
import { useLocation } from 'shared-contracts/host';
import { toContactLink } from 'shared-contracts/navigation/contact-link.ts';
import { ButtonLink } from 'shared-contracts/ui/ButtonLink.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import styles from './ProgramClosing.module.css';

/** The closing band: something to take away, and someone to talk to. */
export function ProgramClosing({ title, onePager }: { title: string; onePager: string | undefined }) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <Section ground="accent" labelledBy={id}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id={id}>Take the next step</h2>
          <p>Read the programme on one page, or talk it through with the engineer who would run it.</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink look="on-dark" {...toContactLink(pathname, title)}>
            Talk to Us
          </ButtonLink>
          <span id={`${id}tab`} hidden>
            Opens in a new tab
          </span>
          {onePager && (
            <ButtonLink look="secondary" href={onePager} target="_blank" rel="noopener" aria-describedby={`${id}tab`}>
              <Download aria-hidden />
              Download One Pager
            </ButtonLink>
          )}
        </div>
      </div>
    </Section>
  );
}
