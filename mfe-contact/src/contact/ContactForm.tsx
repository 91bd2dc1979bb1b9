import type { LeadForm as LeadFormName } from '@site/contract/clients/lead-submission';
import { useLoaderData, useSearchParams } from '@site/contract/host';
import { leadLimits } from '@site/leads/lead-values';
import { formMessages } from '../lead-form/form-messages.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useRouteSender } from '../lead-form/lead-sender.ts';
import { SuccessPopup } from '../lead-form/SuccessPopup.tsx';
import { ThankYou } from '../lead-form/ThankYou.tsx';
import { useCallToAction, useLeadPath } from '../lead-form/use-lead-path.ts';
import styles from './ContactForm.module.css';
import type { ContactData } from './load-contact.ts';

/**
 * The contact form and its success popup. The query `question` fills in the message: a question that the assistant could not
 * answer. Without JavaScript, the thank-you message replaces the form.
 */
export function ContactForm({ form }: { form: LeadFormName }) {
  const { contact } = useLoaderData<ContactData>();
  const sender = useRouteSender(form);
  const path = useLeadPath();
  const callToAction = useCallToAction();
  const [query] = useSearchParams();

  if (sender.posted?.status === 'sent' && !sender.answer) {
    return (
      <section className={styles.thanks} aria-labelledby="thank-you">
        <h2 id="thank-you">Thank You</h2>
        <p>{formMessages.received}</p>
        <ThankYou contact={contact} />
      </section>
    );
  }
  return (
    <>
      <LeadForm
        form={form}
        sender={sender}
        carried={{ path, callToAction }}
        message={query.get('question')?.slice(0, leadLimits.message)}
        sent="We got your message. A cloud expert will be in touch."
      />
      <SuccessPopup answer={sender.answer} contact={contact} />
    </>
  );
}
