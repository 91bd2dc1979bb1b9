import { Link } from '@site/contract/navigation/Link';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { ButtonLook } from './button-look.ts';

type Look = { look?: ButtonLook };

/** A link that looks like a button: `to` for a page of this site, `href` for anything else (a file, another site). */
export function ButtonLink({
  look = 'primary',
  className = '',
  ...link
}: Look & (({ href?: undefined } & ComponentProps<typeof Link>) | ({ to?: undefined } & ComponentProps<'a'>))) {
  const looks = { className: `${styles.button} ${className}`, 'data-look': look };
  return link.to === undefined ? <a {...link} {...looks} /> : <Link {...link} {...looks} />;
}
