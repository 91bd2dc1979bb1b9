import type { TitledPicture } from '@site/content/fields/titled-text';
import { Link } from '@site/contract/navigation/Link';
import { Picture } from '@site/ui/media/Picture';
import styles from './TabContent.module.css';

/**
 * The text of a tab, and its picture if it has one.
 *
 * @param titled shows the tab's title above its text
 * @param mark a short line above the text
 * @param link to the page that tells the whole story
 */
export function TabContent({
  tab,
  titled,
  mark,
  link,
}: {
  tab: TitledPicture;
  titled?: boolean;
  mark?: string;
  link?: { to: string; words: string } | undefined;
}) {
  const { title, description, img } = tab;
  if (!description && !img && !link) return <p className={styles.empty}>No content available</p>;
  return (
    <div className={styles.content} data-pictured={img ? true : undefined}>
      <div className={styles.words}>
        {mark && <p className={styles.mark}>{mark}</p>}
        {titled && <h3 className={styles.title}>{title}</h3>}
        <p className={titled ? undefined : styles.statement}>{description}</p>
        {link && (
          <p>
            <Link to={link.to}>{link.words}</Link>
          </p>
        )}
      </div>
      {img && (
        <Picture picture={img} sizes="(min-width: 768px) 560px, 100vw" maxWidth={600} className={styles.picture} />
      )}
    </div>
  );
}
