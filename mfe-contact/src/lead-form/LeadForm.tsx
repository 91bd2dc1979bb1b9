import { privacyNoticeVersion } from '@site/content/company/privacy-notice-version';
import type { LeadForm as LeadFormName } from '@site/contract/clients/lead-submission';
import { type LeadField as LeadFieldName, leadFields } from '@site/leads/lead-values';
import { Button } from '@site/ui/controls/Button';
import { Notice } from '@site/ui/feedback/Notice';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Send } from 'lucide-react';
import { formMessages } from './form-messages.ts';
import { LeadField } from './LeadField.tsx';
import styles from './LeadForm.module.css';
import type { LeadSender } from './lead-sender.ts';
import { useLeadForm } from './use-lead-form.ts';

/**
 * Every lead form: the fields for its kind, the hidden fields, Submit, and the error message when sending fails. Until
 * hydration it is a plain form that posts to its own page.
 *
 * @param carried extra hidden fields, named as in the payload
 * @param message what the message field starts with
 * @param sent success message that stays above Submit after the popup or toast is gone
 */
export function LeadForm({
  form,
  sender,
  carried = {},
  message,
  sent,
}: {
  form: LeadFormName;
  sender: LeadSender;
  carried?: { path?: string | undefined; callToAction?: string | undefined; description?: string };
  message?: string | undefined;
  sent?: string;
}) {
  const { element, values, errors, onTouch, onSubmit, onEdit } = useLeadForm(form, sender, message);
  const outcome = (sender.answer ?? sender.posted)?.status;
  const [fullName, email, ...others] = leadFields[form];
  const toField = (field: LeadFieldName) => (
    <LeadField key={field} field={field} form={form} values={values} error={errors[field]} isFixed={sender.sending} />
  );
  const { posted } = sender;
  const key = posted && posted.status !== 'sent' ? posted.idempotencyKey : '';
  const hidden = {
    formName: form,
    privacyNotice: privacyNoticeVersion,
    ...(key && { idempotencyKey: key }),
    ...carried,
  };
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      onFocus={onTouch}
      onSubmit={onSubmit}
      onInput={onEdit}
      onChange={onEdit}
    >
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
        <p className={styles.notice}>
          We use what you send to answer you, and keep it for two years at most.{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            Privacy Notice
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </p>
      </div>
    </form>
  );
}

/** Only bots see this field; a lead that fills it in is marked as spam. */
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
