import { useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { Container } from '@site/ui/layout/Container';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import type { ContactPage as ContactPageData } from 'schema-dts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { DirectLines } from '../contact/DirectLines.tsx';
import { type ContactData, loadContact, toAnswerPromise } from '../contact/load-contact.ts';
import { NextSteps } from '../contact/NextSteps.tsx';
import { FormPanel } from '../lead-form/FormPanel.tsx';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { leadParameters } from '../lead-form/lead-parameters.ts';
import styles from './ContactPage.module.css';

export const route = defineRoute({
  loader: loadContact,
  action: createLeadAction('contact-us'),
  // If content failed to reload after a submission, the sent form would turn into an error page.
  shouldRevalidate: () => false,
  Component: ContactPage,
  handle: {
    query: [...leadParameters, 'question'],
    meta: ({ data }) => ({
      title: 'Contact Us',
      description: `Talk to a cloud expert about migration, managed services, security or cost on AWS. ${toAnswerPromise(data)}`,
      jsonLd: [{ '@type': 'ContactPage', name: 'Contact Us' } satisfies ContactPageData],
    }),
  },
});

function ContactPage() {
  const { contact, promise } = useLoaderData<ContactData>();
  return (
    <div className={styles.page}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.intro}>
            <SectionHeading
              level={1}
              eyebrow="Talk to a cloud expert"
              title="Contact Us"
              lead="Tell us what you run today and what you need it to do next. An engineer reads every message."
            />
            <DirectLines contact={contact} />
          </div>
          <FormPanel className={styles.form}>
            <ContactForm form="contact-us" />
          </FormPanel>
          <div className={styles.aside}>
            <NextSteps {...promise.steps} />
          </div>
        </div>
      </Container>
    </div>
  );
}
