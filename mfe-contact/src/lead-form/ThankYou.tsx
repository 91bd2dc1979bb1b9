import { toTelephone } from '@site/content/fields/telephone';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { ArrowRight } from 'lucide-react';
import styles from './ThankYou.module.css';

/** How the provider is reached; empty where content does not say. */
export interface ProviderContact {
  email: string;
  phone: string;
}

/** What a contact screen says after success, below the heading "Thank You" (spec section 2, Contact Us). */
export function ThankYou({ contact: { email, phone } }: { contact: ProviderContact }) {
  return (
    <div className={styles.thanks}>
      <p>We have received your submission. A cloud expert will be in touch with you shortly.</p>
      {(email || phone) && (
        <p className={styles.contact}>
          Until then you can reach us
          {email && (
            <>
              {' at '}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {email && phone && ' or'}
          {phone && (
            <>
              {' on '}
              <a href={toTelephone(phone)}>{phone}</a>
            </>
          )}
          .
        </p>
      )}
      <div className={styles.links}>
        <ButtonLink to="/capability/services">
          Explore Our Services <ArrowRight aria-hidden />
        </ButtonLink>
        <ButtonLink to="/case-study" look="secondary">
          View Case Studies
        </ButtonLink>
      </div>
    </div>
  );
}
