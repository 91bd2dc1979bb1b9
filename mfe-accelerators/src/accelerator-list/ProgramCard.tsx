import { ArrowRight } from 'lucide-react';
import type { AcceleratorCard } from 'shared-contracts/content/accelerator-list.ts';
import { Link } from 'shared-contracts/navigation/Link.tsx';
import { ContentPicture } from '../picture/ContentPicture.tsx';
import styles from './ProgramCard.module.css';

/** One programme: a card where it is narrow, a row where it is wide. */
export function ProgramCard({ program: { title, slug, description, list, img } }: { program: AcceleratorCard }) {
  const [name, subject] = title.split(' – ');
  return (
    <article className={styles.frame}>
      <div className={styles.program} data-picture={Boolean(img)}>
        {img && <ContentPicture picture={img} sizes="(min-width: 1025px) 20rem, 82vw" className={styles.picture} />}
        <div className={styles.words}>
          <h3>
            <Link to={`/accelerators/${slug}`} className={styles.link}>
              {subject ? (
                <>
                  {name}
                  <span className={styles.dash}> – </span>
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
