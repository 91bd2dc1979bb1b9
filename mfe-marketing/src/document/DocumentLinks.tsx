import { Link } from '@site/contract/navigation/Link';
import { useId } from 'react';
import styles from './DocumentLinks.module.css';
import type { ShownDocument } from './document-data.ts';

/** Links to documents, with what each is about. Renders nothing without any. */
export function DocumentLinks({ documents }: { documents: readonly ShownDocument[] }) {
  const titleId = useId();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.documents}>
      <h2 id={titleId} className={styles.title}>
        Documents to take with you
      </h2>
      <ul className={styles.list}>
        {documents.map(({ docId, title, description }) => (
          <li key={docId}>
            <Link to={`/docs/${docId}`}>{title || docId}</Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
