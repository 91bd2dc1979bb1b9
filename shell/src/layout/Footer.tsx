import { toTelephone } from '@site/content/fields/telephone';
import { Link } from '@site/contract/navigation/Link';
import { rememberSelectedService } from '@site/contract/navigation/selected-service';
import { keyed } from '@site/ui/layout/keyed';
import { Mail, MapPin, Phone } from 'lucide-react';
import { PrivacyChoices } from '../analytics/PrivacyChoices.tsx';
import { Logo } from '../navigation/Logo.tsx';
import styles from './Footer.module.css';
import { SocialIcon } from './SocialIcon.tsx';
import type { SiteChrome } from './site-chrome.ts';

const policies = [
  { to: '/acceptance-use-policy', label: 'Acceptable Use Policy' },
  { to: '/data-security', label: 'Data Security' },
  { to: '/access-control-policy', label: 'Access Control Policy' },
  { to: '/privacy', label: 'Privacy Notice' },
];

/** The footer of every page. Shows the titles of services above 1300 px only (spec section 2, Footer). */
export function Footer({ settings, capabilities }: Pick<SiteChrome, 'settings' | 'capabilities'>) {
  return (
    <footer className={styles.footer} data-ground="ink" data-layout="late" suppressHydrationWarning>
      <div className={styles.content}>
        <section className={styles.provider}>
          <Logo name={settings?.shortName} />
          <p>{settings?.tagline}</p>
          {settings && <Contact settings={settings} />}
        </section>
        <nav aria-label="Capabilities" className={styles.columns}>
          {keyed(capabilities, ({ name }) => name).map(([key, { name, title, services }]) => (
            <section key={key}>
              <h2>{title}</h2>
              <ul>
                {keyed(services, ({ slug }) => slug).map(([key, service]) => (
                  <li key={key}>
                    <Link
                      to={`/capability/${name}/${service.slug}`}
                      onClick={() => rememberSelectedService({ capability: name, ...service })}
                    >
                      {service.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={styles.end}>
          <p>{settings?.providerName}</p>
          <nav aria-label="Policies">
            <ul>
              {policies.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <PrivacyChoices className={styles.choices} />
        </div>
      </div>
    </footer>
  );
}

function Contact({ settings }: { settings: NonNullable<SiteChrome['settings']> }) {
  const { address, phone, email, linkedIn, x, facebook } = settings;
  const networks = [
    { network: 'linkedin', name: 'LinkedIn', href: linkedIn },
    { network: 'x', name: 'X', href: x },
    { network: 'facebook', name: 'Facebook', href: facebook },
  ] as const;
  return (
    <>
      <address>
        <span>
          <MapPin aria-hidden size={18} />
          {address.join(', ')}
        </span>
        <a href={toTelephone(phone)}>
          <Phone aria-hidden size={18} />
          {phone}
        </a>
        <a href={`mailto:${email}`}>
          <Mail aria-hidden size={18} />
          {email}
        </a>
      </address>
      <ul className={styles.networks}>
        {networks
          .filter(({ href }) => href)
          .map(({ network, name, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${name} (opens in a new tab)`}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}
