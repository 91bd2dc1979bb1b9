import { TryAgain } from '@site/ui/feedback/TryAgain';
import styles from './StaleFigures.module.css';

/** Says that the page shows its defaults because content is down, and loads the page's content again. */
export function StaleFigures() {
  return (
    <div className={styles.stale}>
      <p>The dates and figures here may be out of date, because we could not load the latest ones.</p>
      <TryAgain />
    </div>
  );
}
