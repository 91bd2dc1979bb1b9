import { toTelephone } from '@site/content/fields/telephone';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { ArrowRight } from 'lucide-react';
import styles from './ThankYou.module.css';

/** The provider's contact details; empty when content does not have them. */
export interface ProviderContact {
  email: string;
  phone: string;
}

/** The ways on from the heading 'Thank You' and its message (spec section 2, Contact Us). */
export function ThankYou({ contact: { email, phone } }: { contact: ProviderContact }) {
  return (
    <div className={styles.thanks}>
      {(email || phone) && (
        <p className={styles.contact}>
          Until then, you can reach us
          {email && (
            <>
              {' at '}
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {email && phone && ' or'}
          {phone && (
            <>
              {' at '}
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
