import type { FormStart } from '../lead-form/form-start.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import type { LeadSender } from '../lead-form/lead-sender.ts';
import styles from './CaseStudyRequest.module.css';

/** The form that asks for a full case study (spec section 2, Case study detail). */
export function CaseStudyRequest({
  caseStudyId,
  start,
  sender,
}: {
  caseStudyId: string;
  start: FormStart;
  sender: LeadSender;
}) {
  return (
    <div className={styles.request}>
      <LeadForm
        form="case-study"
        action="/contact-us"
        start={start}
        sender={sender}
        carried={{ description: caseStudyId }}
      />
    </div>
  );
}
