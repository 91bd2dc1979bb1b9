import { useLocation, useRevalidator } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { Button } from '@site/ui/controls/Button';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { breadcrumbSteps } from './breadcrumb-steps.ts';

/** Replaces a case study while content is down (spec section 8: logged only, no error screen). */
export function CaseStudyUnavailable() {
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  return (
    <Section tight>
      <Breadcrumb steps={breadcrumbSteps} current="Case study" />
      <SectionHeading level={1} title="Case study" />
      <EmptyState title="This case study is not available right now">
        <p>
          Please try again in a moment, or{' '}
          <Link {...toContactLink(pathname, 'Accelerate Your AWS Cloud Journey')}>ask us</Link> about projects like
          yours.
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
