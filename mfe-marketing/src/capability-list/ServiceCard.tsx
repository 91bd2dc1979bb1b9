import type { CapabilityServiceCard } from '@site/content/entries/capability-service';
import { Link } from '@site/contract/navigation/Link';
import { rememberSelectedService } from '@site/contract/navigation/selected-service';
import { Picture } from '@site/ui/media/Picture';
import { ArrowRight } from 'lucide-react';
import styles from './ServiceCard.module.css';

/**
 * One service. The whole card links to its page and remembers the choice for that page.
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
        <h2 className={styles.title}>
          <Link
            to={`/capability/${capability}/${slug}`}
            className={styles.link}
            onClick={() => rememberSelectedService({ capability, title, slug })}
          >
            {title}
          </Link>
        </h2>
        {subTitles && <p className={styles.text}>{subTitles}</p>}
      </div>
      <span className={styles.arrow} aria-hidden="true">
        <ArrowRight />
      </span>
    </article>
  );
}
