import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Section } from '@site/ui/layout/Section';
import { Download } from 'lucide-react';
import { useId } from 'react';
import styles from './ProgramClosing.module.css';

/** The closing band: the one-pager download and a link to the contact page. */
export function ProgramClosing({ title, onePager }: { title: string; onePager: string | undefined }) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <Section ground="accent" labelledBy={id}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id={id}>Take the next step</h2>
          <p>Read about the program on one page, or talk it over with the engineer who would run it.</p>
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
