import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { type ReactNode, useId } from 'react';
import { Arrow } from '../controls/Arrow.tsx';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import styles from './ContactCallToAction.module.css';
import { Section } from './Section.tsx';

/**
 * The closing band of a page. Links to the contact page and tells it where the visitor came from (spec section 2, Home).
 *
 * @param flag why the visitor makes contact; passed on in the navigation state
 * @param artwork a drawing next to the text
 */
export function ContactCallToAction({
  title,
  text,
  button = 'Contact Us',
  flag = title,
  artwork,
}: {
  title: string;
  text?: ReactNode;
  button?: string;
  flag?: string;
  artwork?: ReactNode;
}) {
  const { pathname } = useLocation();
  const titleId = useId();
  return (
    <Section ground="accent" labelledBy={titleId} className={styles.band}>
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        {text && <p>{text}</p>}
        <ButtonLink look="on-dark" {...toContactLink(pathname, flag)}>
          {button}
          <Arrow />
        </ButtonLink>
      </div>
      {artwork && <div className={styles.artwork}>{artwork}</div>}
    </Section>
  );
}
