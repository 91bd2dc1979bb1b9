import { useContext, useSyncExternalStore } from 'react';
import { Button } from 'shared-contracts/ui/Button.tsx';
import { Container } from 'shared-contracts/ui/Container.tsx';
import { Notice } from 'shared-contracts/ui/Notice.tsx';
import { PageLoadContext } from '../federation/page-load.ts';
import styles from './PageNotice.module.css';

/** Above a page that the browser could not bring to life: says so, and offers Retry. */
export function PageNotice() {
  const { store } = useContext(PageLoadContext);
  const { failed, retry } = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  if (!failed) return null;
  return (
    <Container>
      <div className={styles.notice}>
        <Notice tone="error">
          <p>You can read this page, but its interactive parts did not load.</p>
          <Button look="secondary" onClick={retry}>
            Retry
          </Button>
        </Notice>
      </div>
    </Container>
  );
}
