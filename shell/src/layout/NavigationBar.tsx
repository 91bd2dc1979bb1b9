import type { SiteSettings } from 'shared-contracts/content/site-settings.ts';
import { Link } from 'shared-contracts/navigation/Link.tsx';

export function NavigationBar({ settings }: { settings: SiteSettings | undefined }) {
  return (
    <header>
      <Link to="/">{settings?.providerName ?? 'Home'}</Link>
      <nav aria-label="Main">
        <Link to="/case-study">Case Studies</Link>
        <Link to="/contact-us">Contact Us</Link>
      </nav>
    </header>
  );
}
