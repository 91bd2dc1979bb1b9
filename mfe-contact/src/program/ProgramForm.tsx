import { useLoaderData, useLocation } from '@site/contract/host';
import { Notice } from '@site/ui/feedback/Notice';
import { Toast } from '@site/ui/feedback/Toast';
import { ReasonList } from '@site/ui/media/ReasonList';
import { type Ref, useEffect, useState } from 'react';
import { FormPanel } from '../lead-form/FormPanel.tsx';
import { formMessages } from '../lead-form/form-messages.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useRouteSender } from '../lead-form/lead-sender.ts';
import type { ProgramData } from './load-program.ts';
import styles from './ProgramForm.module.css';
import { useIsOver } from './use-is-over.ts';

const toastDuration = 5000;

/**
 * The application form. Once the round has closed, visitors can sign up for the next one.
 *
 * @param headingRef the heading to focus when the form replaces the teaser
 */
export function ProgramForm({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { program, asOf } = useLoaderData<ProgramData>();
  const isOver = useIsOver(program.applyBy, asOf);
  const { pathname } = useLocation();
  const sender = useRouteSender('accelerator-program');
  const { answer, posted } = sender;
  const [toast, setToast] = useState(false);

  useEffect(() => {
    if (answer?.status !== 'sent') return;
    setToast(true);
    const timer = setTimeout(() => setToast(false), toastDuration);
    return () => clearTimeout(timer);
  }, [answer]);

  return (
    <section aria-labelledby="apply-heading" className={styles.apply} id="apply">
      <header className={styles.heading}>
        <h2 id="apply-heading" ref={headingRef} tabIndex={-1}>
          {isOver ? 'Be first in the next round' : 'Apply for the program'}
        </h2>
        <p>
          {isOver
            ? 'This round has closed. Tell us what you want to build, and we will get back to you when the next one opens.'
            : `Tell us what you want to build. An engineer reads every application and replies ${program.responseTime}.`}
        </p>
        <ReasonList reasons={program.bannerMessages} className={styles.facts} />
      </header>
      <FormPanel>
        {posted?.status === 'sent' && !answer ? (
          <Notice tone="success">{formMessages.programSent}</Notice>
        ) : (
          <LeadForm
            form="accelerator-program"
            sender={sender}
            carried={{ path: pathname }}
            sent={`We got your message and will reply ${program.responseTime}.`}
          />
        )}
      </FormPanel>
      <Toast>{toast && formMessages.programSent}</Toast>
    </section>
  );
}
