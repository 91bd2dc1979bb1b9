import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Breadcrumb } from '@site/ui/controls/Breadcrumb';
import { EmptyState } from '@site/ui/feedback/EmptyState';
import { TryAgain } from '@site/ui/feedback/TryAgain';
import { Section } from '@site/ui/layout/Section';
import { SectionHeading } from '@site/ui/layout/SectionHeading';
import { breadcrumbSteps } from './breadcrumb-steps.ts';
import styles from './CaseStudyPage.module.css';

/** Replaces a case study while content is down (spec section 8: logged only, no error screen). */
export function CaseStudyUnavailable() {
  const { pathname } = useLocation();
  return (
    <Section tight>
      <div className={styles.breadcrumb}>
        <Breadcrumb steps={breadcrumbSteps} current="Case study" />
      </div>
      <SectionHeading level={1} title="Case study" />
      <EmptyState title="This case study is not available right now">
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
