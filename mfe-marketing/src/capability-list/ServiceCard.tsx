import type { CapabilityServiceCard } from '@site/content/entries/capability-service';
import { Link } from '@site/contract/navigation/Link';
import { rememberSelectedService } from '@site/contract/navigation/selected-service';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Picture } from '@site/ui/media/Picture';
import { ArrowRight } from 'lucide-react';
import styles from './ServiceCard.module.css';

/**
 * One service. Its arrow links to its page, covers the whole card, and remembers the choice for that page.
 *
 * @param first its picture is the largest on a phone's first screen
 */
export function ServiceCard({
  capability,
  service,
  first,
}: {
  capability: string;
  service: CapabilityServiceCard;
  first: boolean;
}) {
  const { title, slug, subTitles, img } = service;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {img && (
          <Picture
            picture={{ ...img, alt: '' }}
            sizes="(min-width: 1025px) 400px, (min-width: 768px) 50vw, 100vw"
            maxWidth={480}
            priority={first}
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {subTitles && <p className={styles.text}>{subTitles}</p>}
      </div>
      <Link
        to={`/capability/${capability}/${slug}`}
        className={styles.arrow}
        onClick={() => rememberSelectedService({ capability, title, slug })}
      >
        <VisuallyHidden>{title}</VisuallyHidden>
        <ArrowRight aria-hidden />
      </Link>
    </article>
  );
}
