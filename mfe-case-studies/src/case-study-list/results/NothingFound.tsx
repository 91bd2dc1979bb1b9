import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { ButtonLink } from '@site/ui/controls/ButtonLink';
import { EmptyState } from '@site/ui/feedback/EmptyState';

/** Says why the list is empty and offers two ways out. */
export function NothingFound({ total }: { total: number }) {
  const { pathname } = useLocation();
  const contact = toContactLink(pathname, 'Accelerate Your AWS Cloud Journey');
  if (total === 0) {
    return (
      <EmptyState title="Our case studies are on their way">
        <p>
          <Link {...contact}>Ask us</Link> about projects like yours.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No case study matches all of these filters">
      <p>
        Try fewer filters or other words, or <Link {...contact}>ask us</Link> about projects like yours.
      </p>
      <ButtonLink look="secondary" to={pathname}>
        Clear all filters
      </ButtonLink>
    </EmptyState>
  );
}
