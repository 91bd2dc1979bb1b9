import type { SiteSettings } from '@site/content/entries/site-settings';
import { useHost } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { useLocation } from 'react-router-dom';
import type { SiteChrome } from '../layout/site-chrome.ts';
import { Logo } from './Logo.tsx';
import { toMenuItems } from './MenuItems.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { barEntries, capabilityEntries } from './menu-entries.ts';
import styles from './NavigationBar.module.css';
import { NavigationMenu } from './NavigationMenu.tsx';
import { searchBox } from './search-box.tsx';

/**
 * The bar at the top of every page (spec section 2). Its menus are native popovers: they open before any script has
 * run, only one is open at a time, and Escape or a click outside closes it.
 */
export function NavigationBar({ settings, navigation: brought }: SiteChrome) {
  const { sustainabilityUrl } = useHost().config;
  const { pathname } = useLocation();
  return (
    <header className={styles.bar}>
      <div className={styles.content}>
        <Link to="/" className={styles.logo} aria-label={toHomeLabel(settings)}>
          <Logo name={settings?.shortName} />
        </Link>
        <nav aria-label="Main" className={styles.desktop}>
          <ul>
            <li>
              <MenuLink to="/">Home</MenuLink>
            </li>
            <li>
              <NavigationMenu label="Capabilities">{toMenuItems(capabilityEntries)}</NavigationMenu>
            </li>
            {toMenuItems(barEntries)}
            <li>
              <NavigationMenu label="Insights">
                <li>
                  <MenuLink to="/press">Press</MenuLink>
                </li>
                <li>
                  <a href={sustainabilityUrl} target="_blank" rel="noopener noreferrer">
                    Sustainability
                    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  </a>
                </li>
              </NavigationMenu>
            </li>
            {toMenuItems(brought)}
          </ul>
        </nav>
        {searchBox}
        <ButtonLink
          to="/contact-us"
          state={toContactLink(pathname, 'Contact Us').state}
          className={styles.contact ?? ''}
        >
          Contact Us
        </ButtonLink>
        <MobileMenu brought={brought} />
      </div>
    </header>
  );
}

/** Starts with the visible text, for visitors who use voice control. */
function toHomeLabel(settings: SiteSettings | undefined): string {
  return settings ? `${settings.shortName}, ${settings.providerName}, home page` : 'Home page';
}
