import type { SiteDocument } from '@site/content/entries/site-document';
import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Section } from '@site/ui/layout/Section';
import { Download } from 'lucide-react';
import { useId } from 'react';
import type { AcceleratorProgram } from './accelerator-program.ts';
import styles from './ProgramClosing.module.css';
import { ProgramQuestions } from './ProgramQuestions.tsx';

/** The closing band: the one-pager download, a link to the contact page, questions for the assistant, and the checklist of
 * the program if it has one. */
export function ProgramClosing({
  program,
  onePager,
  checklist,
}: {
  program: AcceleratorProgram;
  onePager: string;
  checklist: SiteDocument | undefined;
}) {
  const { title, contactUs, onePagerButton } = program;
  const { pathname } = useLocation();
  const id = useId();
  return (
    <Section ground="accent" labelledBy={id}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id={id}>{contactUs.title}</h2>
          <p>{contactUs.description}</p>
          {checklist && (
            <p>
              <Link to={`/docs/${checklist.docId}`}>{checklist.title}</Link>: {checklist.description}
            </p>
          )}
          <ProgramQuestions program={program} />
        </div>
        <div className={styles.actions}>
          <ButtonLink look="on-dark" {...toContactLink(pathname, title)}>
            {contactUs.button}
          </ButtonLink>
          <span id={`${id}tab`} hidden>
            Opens in a new tab
          </span>
          <ButtonLink look="secondary" href={onePager} target="_blank" rel="noopener" aria-describedby={`${id}tab`}>
            <Download aria-hidden />
            {onePagerButton}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
