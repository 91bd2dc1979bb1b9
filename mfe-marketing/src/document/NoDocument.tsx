import { Link } from 'shared-contracts/navigation/Link.tsx';
import { Container } from 'shared-contracts/ui/Container.tsx';
import styles from './NoDocument.module.css';
import type { DocumentData } from './route.tsx';

/** The address names no document of ours, or they cannot be had now. */
export function NoDocument({ others }: Pick<DocumentData, 'others'>) {
  return (
    <Container narrow>
      <div className={styles.page}>
        <h1>This document is not available</h1>
        {others.length === 0 ? (
          <p>Please try again in a few minutes.</p>
        ) : (
          <>
            <p>The address may be wrong, or the document has been withdrawn. These are available:</p>
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
