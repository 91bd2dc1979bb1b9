import { Link } from '@site/contract/navigation/Link';
import { Container } from '@site/ui/layout/Container';
import type { DocumentData } from './document-data.ts';
import styles from './NoDocument.module.css';

/** Shown when the URL names no known document, or the list of documents fails to load. */
export function NoDocument({ others }: Pick<DocumentData, 'others'>) {
  return (
    <Container narrow>
      <div className={styles.page}>
        <h1>This document is not available</h1>
        {others.length === 0 ? (
          <p>Please try again in a few minutes.</p>
        ) : (
          <>
            <p>The address may be wrong, or the document is no longer available. You can read these instead:</p>
            <ul className={styles.list}>
              {others.map(({ docId, title, description }) => (
                <li key={docId}>
                  <Link to={`/docs/${docId}`}>{title || docId}</Link>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Container>
  );
}
