import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import { TryAgain } from '@site/ui/feedback/TryAgain';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';

/** Replaces the list when content fails. */
export function ListUnavailable() {
  const { pathname } = useLocation();
  return (
    <Section tight>
      <SectionHeading level={1} title="Our Case Studies" />
      <EmptyState title="Our case studies are not available right now">
        <p>
          Please try again in a moment, or{' '}
          <Link {...toContactLink(pathname, 'Accelerate Your AWS Cloud Journey')}>ask us</Link> about projects like
          yours.
        </p>
        <TryAgain />
      </EmptyState>
    </Section>
  );
}
