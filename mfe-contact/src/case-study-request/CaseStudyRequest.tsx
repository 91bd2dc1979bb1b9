import type { FragmentProps } from '@site/contract/remote-module/remote-fragment';
import { Toast } from '@site/ui/feedback/Toast';
import { useEffect, useRef, useState } from 'react';
import { formMessages } from '../lead-form/form-messages.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useDirectSender } from '../lead-form/lead-sender.ts';

/** Milliseconds from success until the dialog closes (spec section 4). */
const doneDelay = 2000;

/** The form that requests the full case study (spec section 2, Case study detail). Its dialog needs JavaScript. */
export function CaseStudyRequest({ caseStudyId, onDone }: FragmentProps['contact/case-study-request']) {
  const place = useRef<HTMLDivElement>(null);
  const sender = useDirectSender('case-study');
  const { answer } = sender;
  const done = useRef(onDone);
  const [toast, setToast] = useState(false);

  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    if (answer?.status !== 'sent') return;
    setToast(true);
    const timer = setTimeout(() => {
      setToast(false);
      done.current();
    }, doneDelay);
    // A visitor who closes the dialog now and opens it again wants it to stay.
    const dialog = place.current?.closest('dialog');
    dialog?.addEventListener('close', stop);
    return stop;

    function stop() {
      clearTimeout(timer);
      dialog?.removeEventListener('close', stop);
      setToast(false);
    }
  }, [answer]);

  return (
    <div ref={place}>
      <LeadForm form="case-study" sender={sender} carried={{ description: caseStudyId }} />
      <Toast>{toast && formMessages.caseStudySent}</Toast>
    </div>
  );
}
