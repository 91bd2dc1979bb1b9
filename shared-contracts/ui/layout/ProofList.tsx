import { Link } from '@site/contract/navigation/Link';
import { Arrow } from '../controls/Arrow.tsx';
import { keyed } from './keyed.ts';
import styles from './ProofList.module.css';

/** Links to pages that prove what this one says, each with a word on what it is. */
export function ProofList({ items }: { items: readonly { to: string; title: string; note: string }[] }) {
  return (
    <ul className={styles.list}>
      {keyed(items, ({ to }) => to).map(([key, { to, title, note }]) => (
        <li key={key}>
          {note && <p className={styles.note}>{note}</p>}
          <Link to={to} className={styles.link}>
            {title}
            <Arrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}
