import type { PressItem } from '@site/content/entries/press';
import { toLongDate } from '@site/content/fields/long-date';
import { placeholderPicture } from '@site/content/fields/placeholder-picture';
import { VisuallyHidden } from '@site/ui/layout/VisuallyHidden';
import { Picture } from '@site/ui/media/Picture';
import { ArrowUpRight } from 'lucide-react';
import styles from './PressCard.module.css';

export function PressCard({ item, provider, latest }: { item: PressItem; provider: string; latest: boolean }) {
  const { title, description, date, news, img = placeholderPicture } = item;
  return (
    <article className={styles.card} data-latest={latest || undefined}>
      <div className={styles.frame}>
        <Picture
          picture={img}
          sizes={
            latest ? '(min-width: 768px) 60vw, 100vw' : '(min-width: 1025px) 400px, (min-width: 768px) 50vw, 100vw'
          }
          maxWidth={latest ? 760 : 480}
          priority={latest}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        {date && (
          <time className={styles.date} dateTime={date}>
            {toLongDate(date)}
          </time>
        )}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.source}>News provided by {news ?? provider}</p>
        <p className={styles.text}>{description}</p>
        <ReadMore title={title} url={item.url} />
      </div>
    </article>
  );
}

/** Opens the link in a new tab. Plain text if it is `#` (spec section 2, Press). */
function ReadMore({ title, url }: { title: string; url: string }) {
  if (url === '#') return <p className={styles.soon}>Read More: not published yet</p>;
  return (
    <a href={url} className={styles.more} target="_blank" rel="noreferrer">
      Read More
      <VisuallyHidden>: {title}, opens in a new tab</VisuallyHidden>
      <ArrowUpRight aria-hidden />
    </a>
  );
}
