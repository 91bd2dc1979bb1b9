import { useLoaderData } from '@site/contract/host';
import type { ContactData } from '../contact/load-contact.ts';
import { formMessages } from '../lead-form/form-messages.ts';
import { useRouteSender } from '../lead-form/lead-sender.ts';
import { SentNote } from '../lead-form/SentNote.tsx';
import styles from './CaseStudyRequest.module.css';
import { CaseStudyRequest } from './CaseStudyRequest.tsx';

/** What the contact page shows after the case study's form was posted to it without JavaScript. */
export function PostedCaseStudyRequest() {
  const { start } = useLoaderData<ContactData>();
  const sender = useRouteSender();
  const { posted } = sender;
  const isSent = (sender.answer ?? posted)?.status === 'sent';
  return (
    <section aria-labelledby="case-study-request" className={styles.posted}>
      <h2 id="case-study-request">Download full Case Study</h2>
      {isSent || posted?.status === 'sent' ? (
        <SentNote>{formMessages.caseStudySent}</SentNote>
      ) : (
        <CaseStudyRequest caseStudyId={posted?.caseStudy ?? ''} start={start} sender={sender} />
      )}
    </section>
  );
}
