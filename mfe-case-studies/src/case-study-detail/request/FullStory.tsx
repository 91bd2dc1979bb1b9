import type { CallToAction } from '@site/content/fields/call-to-action';
import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Fragment } from '@site/contract/remote-module/Fragment';
import { Button } from '@site/ui/controls/Button';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Dialog } from '@site/ui/feedback/Dialog';
import { Section } from '@site/ui/layout/Section';
import { useId, useState } from 'react';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormUnavailable } from './FormUnavailable.tsx';
import styles from './FullStory.module.css';

/**
 * Offers the full document in exchange for the visitor's contact details. The contact team's form loads when the visitor
 * hovers or focuses the button; the dialog opens even if the form fails to load.
 */
export function FullStory({ words, caseStudyId, email }: { words: CallToAction; caseStudyId: string; email: string }) {
  const headingId = useId();
  const { pathname } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Section ground="accent" tight labelledBy={headingId} className={styles.band}>
        <div className={styles.content}>
          <div>
            <h2 id={headingId}>{words.title}</h2>
            <p>{words.description}</p>
          </div>
          <Button
            look="on-dark"
            className={styles.open}
            onPointerEnter={() => setIsWanted(true)}
            onFocus={() => setIsWanted(true)}
            onClick={() => {
              setIsWanted(true);
              setIsOpen(true);
            }}
          >
            {words.button}
          </Button>
          <ButtonLink look="on-dark" className={styles.withoutScript} {...toContactLink(pathname, words.button)}>
            Request the full Case Study
          </ButtonLink>
        </div>
      </Section>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.button}>
        <p>Tell us where to send it, and the document will be in your inbox within minutes.</p>
        {isWanted && (
          <Fragment
            name="contact/case-study-request"
            props={{ caseStudyId, onDone: () => setIsOpen(false) }}
            loading={<FormSkeleton />}
            unavailable={<FormUnavailable email={email} />}
          />
        )}
      </Dialog>
    </>
  );
}
