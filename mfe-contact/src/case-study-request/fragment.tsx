import { defineFragment, type FragmentProps } from '@site/contract/remote-module/remote-fragment';
import { Toast } from '@site/ui/feedback/Toast';
import { useEffect, useRef, useState } from 'react';
import { formMessages } from '../lead-form/form-messages.ts';
import { createFormStart, type FormStart } from '../lead-form/form-start.ts';
import { useDirectSender } from '../lead-form/lead-sender.ts';
import { CaseStudyRequest } from './CaseStudyRequest.tsx';

/** How long the toast shows before the dialog may close (spec section 4). */
const doneDelay = 2000;

export const fragment = defineFragment<'contact/case-study-request', FormStart>({
  load: async () => createFormStart(),
  Component: CaseStudyRequestFragment,
});

function CaseStudyRequestFragment({
  caseStudyId,
  onDone,
  data,
}: FragmentProps['contact/case-study-request'] & { data: FormStart | undefined }) {
  const [start] = useState(() => data ?? createFormStart());
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
    return () => clearTimeout(timer);
  }, [answer]);

  return (
    <>
      <CaseStudyRequest caseStudyId={caseStudyId} start={start} sender={sender} />
      <Toast>{toast && formMessages.caseStudySent}</Toast>
    </>
  );
}
