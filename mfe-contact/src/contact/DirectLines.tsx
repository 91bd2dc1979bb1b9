import { toTelephone } from '@site/content/fields/telephone';
import { Mail, Phone } from 'lucide-react';
import type { ProviderContact } from '../lead-form/ThankYou.tsx';
import styles from './DirectLines.module.css';

/** Email and phone links for visitors who would rather not fill out a form. */
export function DirectLines({ contact: { email, phone } }: { contact: ProviderContact }) {
  if (!email && !phone) return null;
  return (
    <ul className={styles.lines}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={toTelephone(phone)}>
            <Phone aria-hidden />
            {phone}
          </a>
        </li>
      )}
    </ul>
  );
}
