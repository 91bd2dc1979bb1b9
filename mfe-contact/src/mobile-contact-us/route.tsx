import { toTelephone } from '@site/content/fields/telephone';
import { useLoaderData } from '@site/contract/host';
import { defineRoute } from '@site/contract/remote-module/remote-route';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { Container } from '@site/ui/layout/Container';
import { Mail, Phone } from 'lucide-react';
import { ContactForm } from '../contact/ContactForm.tsx';
import { type ContactData, loadContact, toAnswerPromise } from '../contact/load-contact.ts';
import { NextSteps } from '../contact/NextSteps.tsx';
import { FormPanel } from '../lead-form/FormPanel.tsx';
import { createLeadAction } from '../lead-form/lead-action.ts';
import { leadParameters } from '../lead-form/lead-parameters.ts';
import type { ProviderContact } from '../lead-form/ThankYou.tsx';
import styles from './MobileContactPage.module.css';

export const route = defineRoute({
  loader: loadContact,
  action: createLeadAction('mobile-contact-us'),
  shouldRevalidate: () => false,
  Component: MobileContactPage,
  handle: {
    query: [...leadParameters, 'question'],
    meta: ({ data }) => ({
      title: 'Contact Us from your phone',
      description: `Call, email or message a cloud expert from your phone. ${toAnswerPromise(data)}`,
      canonicalPath: '/contact-us',
    }),
  },
});

function MobileContactPage() {
  const data = useLoaderData<ContactData>();
  return (
    <div className={styles.page}>
      <header className={styles.header} data-ground="ink">
        <Container narrow>
          <h1>Contact Us</h1>
          <p>Reach a person with one tap, or write a few lines below. {toAnswerPromise(data)}</p>
          <QuickActions contact={data.contact} />
        </Container>
      </header>
      <Container narrow>
        <FormPanel className={styles.form}>
          <ContactForm form="mobile-contact-us" />
        </FormPanel>
        <NextSteps {...data.promise.steps} />
      </Container>
    </div>
  );
}

function QuickActions({ contact: { email, phone } }: { contact: ProviderContact }) {
  if (!email && !phone) return null;
  return (
    <div className={styles.actions}>
      {phone && (
        <ButtonLink href={toTelephone(phone)}>
          <Phone aria-hidden /> Call us
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} look="secondary">
          <Mail aria-hidden /> Email us
        </ButtonLink>
      )}
    </div>
  );
}
