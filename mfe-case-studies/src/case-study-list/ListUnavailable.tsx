import { useLocation, useRevalidator } from 'shared-contracts/host';
import { toContactLink } from 'shared-contracts/navigation/contact-link.ts';
import { Link } from 'shared-contracts/navigation/Link.tsx';
import { Button } from 'shared-contracts/ui/Button.tsx';
import { EmptyState } from 'shared-contracts/ui/EmptyState.tsx';
import { Section } from 'shared-contracts/ui/Section.tsx';
import { SectionHeading } from 'shared-contracts/ui/SectionHeading.tsx';

/** In place of the list while content cannot be had. */
export function ListUnavailable() {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <Section tight>
      <SectionHeading level={1} title="Our Case Studies" />
      <EmptyState title="Our case studies cannot be shown right now">
        <p>
          Please try again in a moment, or{' '}
          <Link {...toContactLink(pathname, 'Accelerate Your AWS Cloud Journey')}>ask us</Link> for projects like yours.
        </p>
        <Button
          look="secondary"
          pending={state === 'loading'}
          pendingLabel="Loading..."
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      </EmptyState>
    </Section>
  );
}
