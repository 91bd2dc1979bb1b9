import type { AcceleratorCard } from '@site/content/entries/accelerator-card';
import { Link } from '@site/contract/navigation/Link';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Picture } from '@site/ui/media/Picture';
import { ArrowRight } from 'lucide-react';
import styles from './ProgramCard.module.css';

/** One program: a card on narrow screens, a row on wide ones. */
export function ProgramCard({ card: { title, slug, description, list, img } }: { card: AcceleratorCard }) {
  const [name, subject] = title.split(' – ');
  return (
    <article className={styles.frame}>
      <div className={styles.program} data-picture={Boolean(img)}>
        {img && (
          <Picture picture={img} sizes="(min-width: 1025px) 20rem, 82vw" maxWidth={480} className={styles.picture} />
        )}
        <div className={styles.words}>
          <h3>
            <Link to={`/accelerators/${slug}`} className={styles.link}>
              {subject ? (
                <>
                  {name}
                  <VisuallyHidden> – </VisuallyHidden>
                  <span className={styles.subject}>{subject}</span>
                </>
              ) : (
                title
              )}
            </Link>
          </h3>
          <p>{description}</p>
        </div>
        <ul className={styles.points}>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ArrowRight aria-hidden className={styles.arrow} />
      </div>
    </article>
  );
}
