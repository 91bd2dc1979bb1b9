import { useLocation } from '@site/contract/host';
import { toContactLink } from '@site/contract/navigation/contact-link';
import { Link } from '@site/contract/navigation/Link';
import { Arrow } from '@site/ui/controls/Arrow';
import { Tag } from '@site/ui/controls/Tag';
import { Card } from '@site/ui/layout/Card';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { CardPicture } from './CardPicture.tsx';
import styles from './CaseStudyCard.module.css';
import type { CardContent } from './card-content.ts';

/**
 * One case study. The Read More link, to its page or, if it has none, to the contact page, covers the whole card, so that the
 * card is clickable while the link's name is not its whole text.
 */
export function CaseStudyCard({
  card,
  eager = false,
  className = '',
}: {
  card: CardContent;
  eager?: boolean;
  className?: string | undefined;
}) {
  const { caseId, title, description, industry, service, more, img } = card;
  const { pathname } = useLocation();
  const link = caseId
    ? { to: `/case-study/${encodeURIComponent(caseId)}` }
    : toContactLink(pathname, 'Accelerate Your AWS Cloud Journey');
  return (
    <Card as="article" className={`${styles.card} ${className}`}>
      <CardPicture picture={img} eager={eager} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
      {industry && (
        <dl className={styles.industry}>
          <dt>Industry</dt>
          <dd>{industry}</dd>
        </dl>
      )}
      {service && (
        <p className={styles.services}>
          <Tag tone="accent">{service}</Tag>
          {more > 0 && (
            <Tag>
              +{more}
              <VisuallyHidden> more services</VisuallyHidden>
            </Tag>
          )}
        </p>
      )}
      <Link {...link} className={styles.more}>
        Read More
        <VisuallyHidden>: {title}</VisuallyHidden>
        <Arrow />
      </Link>
    </Card>
  );
}
