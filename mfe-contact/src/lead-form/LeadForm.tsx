import type { LeadForm as LeadFormName } from '@site/contract/clients/lead-submission';
import { type LeadField as LeadFieldName, leadFields } from '@site/leads/lead-values';
import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Send } from 'lucide-react';
import { formMessages } from './form-messages.ts';
import type { FormStart } from './form-start.ts';
import { LeadField } from './LeadField.tsx';
import styles from './LeadForm.module.css';
import type { LeadSender } from './lead-sender.ts';
import { useLeadForm } from './use-lead-form.ts';

/**
 * The one lead form: fields of its kind, the fields that people do not see, Submit, and the message where sending failed.
 * It is a plain form that posts to the page it stands on, until the browser takes over.
 *
 * @param carried further hidden fields, by the names of the payload
 * @param sent what stands above Submit after success, when popup or toast are gone
 */
export function LeadForm({
  form,
  start: firstStart,
  sender,
  carried = {},
  sent,
}: {
  form: LeadFormName;
  start: FormStart;
  sender: LeadSender;
  carried?: { path?: string | undefined; description?: string };
  sent?: string;
}) {
  const { element, start, values, errors, onSubmit, onInput } = useLeadForm(form, firstStart, sender);
  const outcome = (sender.answer ?? sender.posted)?.status;
  const [fullName, email, ...others] = leadFields[form];
  const toField = (field: LeadFieldName) => (
    <LeadField key={field} field={field} form={form} values={values} error={errors[field]} />
  );
  const hidden = { formName: form, ...start, ...carried };
  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <Honeypot />
      <div className={styles.fields}>
        <div className={styles.pair}>{[fullName, email].map(toField)}</div>
        {others.map(toField)}
      </div>
      <div className={styles.end}>
        {outcome === 'failed' && !sender.sending && (
          <Notice tone="error">
            {form === 'case-study' ? formMessages.caseStudyFailed : formMessages.contactFailed}
          </Notice>
        )}
        {outcome === 'sent' && !sender.sending && sent && <Notice tone="success">{sent}</Notice>}
        <Button type="submit" pending={sender.sending} pendingLabel={formMessages.sending} className={styles.submit}>
          Submit <Send aria-hidden />
        </Button>
      </div>
    </form>
  );
}

/** Seen by programs only; what they write into it marks the lead. */
function Honeypot() {
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        Leave this field empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
